import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.back': 'Voltar ao pedido',
  'sazon.sendFor': '{words} · para {when}',
  'sazon.madeAt': 'Chegou fora do horário. Será preparado {when}.',
  'step.packing': 'Em preparo',
} satisfies Dictionary<typeof es>
