import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

const words: Dictionary<typeof es> = {
  'checkout.back': 'Back to the basket',
  'checkout.empty': 'Your basket is empty: there is nothing to pay.',
  'refusal.badQuantity': 'One of the quantities is not valid. Check your basket.',
  'canasta.step.delivery': 'Where shall we bring it?',
  'canasta.step.payment': 'How will you pay?',
  'canasta.whichDay': 'Would one day suit you better?',
  'canasta.deliverOn': 'Deliver on {day}.',
  'canasta.replaceNote': 'If missing, swap for something similar: {names}.',
  'canasta.way': 'Where your order is',
  'canasta.way.placed': 'Received',
  'canasta.way.paid': 'Paid',
  'canasta.way.packing': 'Filling the basket',
  'canasta.way.transit': 'On its way',
  'canasta.way.delivered': 'On your table',
  'canasta.way.done': 'done',
}

export default words
