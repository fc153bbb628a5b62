import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.title': 'Payer',
  'step.placed': 'reçu',
  'step.paid': 'payé',
  'step.packing': 'dans le sac',
  'step.transit': 'dans la rue',
  'step.delivered': 'livré',
} as const satisfies Dictionary<typeof es>
