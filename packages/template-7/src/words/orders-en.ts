import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

const words: Dictionary<typeof es> = {
  'checkout.back': 'Back to the basket',
  'checkout.empty': 'Your basket is empty: there is nothing to pay.',
  'refusal.badQuantity': 'One of the quantities is not valid. Check your basket.',
  'canasta.step.delivery': 'Where should we deliver it?',
  'canasta.step.payment': 'How will you pay?',
  'canasta.whichDay': 'Would one day suit you better?',
  'canasta.deliverOn': 'Deliver on {day}.',
  'canasta.replaceNote': 'If missing, swap for something similar: {names}.',
  'canasta.way': 'How your order is going',
  'step.placed': 'Received',
  'step.paid': 'Paid',
  'step.packing': 'Filling the basket',
  'step.delivered': 'In your hands',
  'canasta.way.done': 'done',
}

export default words
