import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'step.packing': 'En préparation',
  'step.delivered': 'Sur votre terrain',
} satisfies Dictionary<typeof es>
