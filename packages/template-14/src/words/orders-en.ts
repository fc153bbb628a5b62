import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.summary': 'What you are taking',
  'checkout.back': 'Back to the pile',
  'checkout.empty': 'The pile is empty: there is nothing to take.',
  'refusal.badQuantity': 'A quantity is not valid. Check your pile.',
  'step.placed': 'Received',
  'step.packing': 'Wrapped',
  'step.delivered': 'In your hands',
} satisfies Dictionary<typeof es>
