import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

const words: Dictionary<typeof es> = {
  'checkout.back': 'Voltar ao cesto',
  'checkout.empty': 'Seu cesto está vazio: não há o que pedir.',
  'refusal.badQuantity': 'Uma quantidade não é válida. Confira seu cesto.',
  'step.packing': 'Embrulhando',
  'step.delivered': 'Nas suas mãos',
}

export default words
