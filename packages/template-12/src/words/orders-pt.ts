import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

const words: Dictionary<typeof es> = {
  'checkout.back': 'Voltar ao estojo',
  'checkout.empty': 'Seu estojo está vazio: não há nada a pedir.',
  'refusal.badQuantity': 'Uma quantidade não é válida. Confira o seu estojo.',
  'step.paid': 'Pago',
  'step.packing': 'Na caixa',
  'step.delivered': 'Entregue',
}

export default words
