import type { Orders } from './dictionary.ts'

export default {
  'checkout.back': 'Voltar ao pedido',
  'nogal.step.placed': 'Recebido',
  'nogal.step.paid': 'Pago',
  'nogal.step.packing': 'Em preparação',
  'nogal.step.transit': 'A caminho',
  'nogal.step.delivered': 'Na sua casa',
} satisfies Orders
