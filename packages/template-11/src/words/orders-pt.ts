import type { Orders } from './dictionary.ts'

export default {
  'checkout.back': 'Voltar ao pedido',
  'step.delivered': 'Na sua casa',
} satisfies Orders
