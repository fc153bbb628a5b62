import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.title': 'Check out',
  'step.placed': 'received',
  'step.paid': 'paid',
  'step.packing': 'bagged',
  'step.transit': 'on the street',
  'step.delivered': 'delivered',
} as const satisfies Dictionary<typeof es>
