import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'step.packing': 'Embalando',
  'step.delivered': 'No seu campo',
} satisfies Dictionary<typeof es>
