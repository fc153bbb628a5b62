import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'cancha.step.placed': 'Received',
  'cancha.step.paid': 'Paid',
  'cancha.step.packing': 'Packing',
  'cancha.step.transit': 'On its way',
  'cancha.step.delivered': 'In your court',
} satisfies Dictionary<typeof es>
