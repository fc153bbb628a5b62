import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  tiles: {
    label: 'Azulejos',
    hint: 'O desenho dos azulejos atrás do nome da sua loja.',
    choices: { 1: 'Desenho 1', 2: 'Desenho 2', 3: 'Desenho 3', 4: 'Desenho 4' },
  },
  photos: {
    label: 'Fotos da lista',
    hint: 'Onde a lista tem fotos.',
    choices: { yes: 'Em toda a lista', no: 'Em nenhum lugar', offers: 'Só nas ofertas de hoje' },
  },
  ticket: {
    label: 'Pedido ao lado',
    hint: 'Em telas largas, o pedido fica ao lado da lista. Se não, em uma barra embaixo.',
  },
  afterHours: {
    label: 'Pedidos fora do horário',
    hint: 'Você recebe pedidos também com o local fechado, pelo horário da sua primeira unidade.',
  },
  trade: {
    label: 'Palavras da loja',
    hint: 'Como se chamam o carrinho, o blog e outras partes da loja.',
    choices: { auto: 'Conforme suas categorias', none: 'As de qualquer loja', kitchen: 'As de uma cozinha' },
  },
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem na barra de cima.',
    choices: { 1: 'Abas', 2: 'Quadrados coloridos', 3: 'Texto em várias linhas' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem na lista.',
    choices: { 1: 'Linhas', 2: 'Cartões com foto', 3: 'Linhas curtas' },
  },
}
export default words
