import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.title': 'Payer',
  'callejon.log.placed': 'reçu',
  'callejon.log.paid': 'payé',
  'callejon.log.packing': 'dans le sac',
  'callejon.log.transit': 'dans la rue',
  'callejon.log.delivered': 'livré',
} as const satisfies Dictionary<typeof es>
