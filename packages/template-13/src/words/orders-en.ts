import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'cancha.step.placed': 'Received',
  'cancha.step.paid': 'Paid',
  'cancha.step.packing': 'Packing',
  'cancha.step.transit': 'On its way',
  'cancha.step.delivered': 'On your field',
} satisfies Dictionary<typeof es>
