import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.title': 'Pagar',
  'step.placed': 'recebido',
  'step.paid': 'pago',
  'step.packing': 'na sacola',
  'step.transit': 'na rua',
  'step.delivered': 'entregue',
} as const satisfies Dictionary<typeof es>
