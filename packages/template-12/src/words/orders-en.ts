import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

const words: Dictionary<typeof es> = {
  'checkout.back': 'Back to the case',
  'checkout.empty': 'Your case is empty: there is nothing to order.',
  'refusal.badQuantity': 'One of the quantities is not valid. Check your case.',
  'step.paid': 'Paid',
  'step.packing': 'In its box',
  'step.delivered': 'Delivered',
}

export default words
