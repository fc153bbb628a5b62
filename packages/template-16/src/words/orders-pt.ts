import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.back': 'Voltar à comanda',
  'checkout.place': 'Mandar para a cozinha',
  'checkout.placing': 'Mandando para a cozinha…',
  'checkout.empty': 'A comanda está em branco.',
  'delivery.address': 'Entrega',
  'delivery.pickUp': 'Retirada no balcão',
  'order.products': 'A comanda',
  'sazon.sendFor': '{words} · para {when}',
  'sazon.madeAt': 'Chegou com a cozinha fechada. Será preparado {when}.',
  'step.packing': 'Em preparo',
} satisfies Dictionary<typeof es>
