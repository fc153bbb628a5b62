import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'cancha.step.placed': 'Reçue',
  'cancha.step.paid': 'Payée',
  'cancha.step.packing': 'En préparation',
  'cancha.step.transit': 'En route',
  'cancha.step.delivered': 'Sur votre terrain',
} satisfies Dictionary<typeof es>
