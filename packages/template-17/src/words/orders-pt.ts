import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.title': 'Pagar',
  'callejon.log.placed': 'recebido',
  'callejon.log.paid': 'pago',
  'callejon.log.packing': 'na sacola',
  'callejon.log.transit': 'na rua',
  'callejon.log.delivered': 'entregue',
} as const satisfies Dictionary<typeof es>
