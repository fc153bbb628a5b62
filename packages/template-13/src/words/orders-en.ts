import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'step.packing': 'Packing',
  'step.delivered': 'In your court',
} satisfies Dictionary<typeof es>
