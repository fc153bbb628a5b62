import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.summary': 'Você leva',
  'checkout.back': 'Voltar à pilha',
  'checkout.empty': 'A pilha está vazia: não há nada para levar.',
  'refusal.badQuantity': 'Uma quantidade não é válida. Confira a sua pilha.',
  'step.placed': 'Anotado',
  'step.packing': 'Embrulhado',
  'step.delivered': 'Nas suas mãos',
} satisfies Dictionary<typeof es>
