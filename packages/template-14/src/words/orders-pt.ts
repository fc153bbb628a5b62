import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.summary': 'Você leva',
  'step.placed': 'Anotado',
  'step.packing': 'Embrulhado',
  'step.delivered': 'Nas suas mãos',
} satisfies Dictionary<typeof es>
