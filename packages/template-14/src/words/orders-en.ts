import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.summary': 'What you are taking',
  'step.placed': 'Received',
  'step.packing': 'Wrapped',
  'step.delivered': 'In your hands',
} satisfies Dictionary<typeof es>
