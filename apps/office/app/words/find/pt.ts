import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const pt: AnyLanguage<typeof es> = {
  title: 'Buscar',
  label: {
    all: 'Número, nome, telefone, rastreio ou produto',
    numbers: 'Número do pedido ou produto',
    products: 'Produto',
  },
  hint: 'Busca nos seus pedidos e nos seus produtos.',
  hintProducts: 'Busca nos seus produtos.',
  orders: 'Pedidos',
  products: 'Produtos',
  all: 'Ver todos',
  none: (typed) => `Nada com “${typed}”.`,
}
