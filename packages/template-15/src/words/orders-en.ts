import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

const words: Dictionary<typeof es> = {
  'checkout.back': 'Back to the basket',
  'checkout.empty': 'Your basket is empty: there is nothing to order.',
  'refusal.badQuantity': 'One of the quantities is not valid. Check your basket.',
  'step.packing': 'Being wrapped',
  'step.delivered': 'In your hands',
}

export default words
