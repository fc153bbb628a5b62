import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.empty': 'Your box is empty: there is nothing to take home.',
  'checkout.back': 'Back to the box',
  'trompo.hopscotch': 'Steps of your order',
  'trompo.hop': 'Continue to step {number}',
  'step.packing': 'Packing',
  'step.delivered': 'Delivered',
} satisfies Dictionary<typeof es>
