import type { Dictionary } from './dictionary.ts'
import type es from './orders-es.ts'

export default {
  'checkout.empty': 'Sua caixa está vazia: não há nada para levar.',
  'checkout.back': 'Voltar para a caixa',
  'trompo.hopscotch': 'Passos da compra',
  'trompo.hop': 'Continuar para o passo {number}',
  'step.packing': 'Embalando',
  'step.delivered': 'Em casa',
} satisfies Dictionary<typeof es>
