import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'cancha.step.placed': 'Recebido',
  'cancha.step.paid': 'Pago',
  'cancha.step.packing': 'Embalando',
  'cancha.step.transit': 'A caminho',
  'cancha.step.delivered': 'No seu campo',
} satisfies Dictionary<typeof es>
