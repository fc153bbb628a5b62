import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.title': 'Check out',
  'callejon.log.placed': 'received',
  'callejon.log.paid': 'paid',
  'callejon.log.packing': 'bagged',
  'callejon.log.transit': 'on the street',
  'callejon.log.delivered': 'delivered',
} as const satisfies Dictionary<typeof es>
