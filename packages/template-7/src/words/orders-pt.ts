import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

const words: Dictionary<typeof es> = {
  'checkout.back': 'Voltar para a cesta',
  'checkout.empty': 'Sua cesta está vazia: não há nada a pagar.',
  'refusal.badQuantity': 'Uma quantidade não é válida. Confira a sua cesta.',
  'canasta.step.delivery': 'Onde a gente entrega?',
  'canasta.step.payment': 'Como você vai pagar?',
  'canasta.whichDay': 'Algum dia é melhor para você?',
  'canasta.deliverOn': 'Entregar: {day}.',
  'canasta.replaceNote': 'Se faltar, trocar por algo parecido: {names}.',
  'canasta.way': 'Como está o seu pedido',
  'step.placed': 'Anotado',
  'step.paid': 'Pago',
  'step.packing': 'Enchendo a cesta',
  'step.delivered': 'Nas suas mãos',
  'canasta.way.done': 'pronto',
}

export default words
