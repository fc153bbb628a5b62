import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.summary': 'Você leva',
  'checkout.back': 'Voltar à pilha',
  'checkout.empty': 'A pilha está vazia: não há nada para levar.',
  'refusal.badQuantity': 'Uma quantidade não é válida. Confira a sua pilha.',
  'anaquel.step.placed': 'Anotado',
  'anaquel.step.paid': 'Pago',
  'anaquel.step.packing': 'Embrulhado',
  'anaquel.step.transit': 'A caminho',
  'anaquel.step.delivered': 'Nas suas mãos',
} satisfies Dictionary<typeof es>
