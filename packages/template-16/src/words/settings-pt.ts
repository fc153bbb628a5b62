import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  tiles: {
    label: 'Azulejos',
    hint: 'O desenho dos azulejos atrás do nome da sua loja.',
    choices: { 1: 'Desenho 1', 2: 'Desenho 2', 3: 'Desenho 3', 4: 'Desenho 4' },
  },
  photos: {
    label: 'Fotos dos pratos',
    hint: 'Onde o cardápio tem fotos.',
    choices: { yes: 'Em todo o cardápio', no: 'Em nenhum lugar', offers: 'Só nas ofertas de hoje' },
  },
  ticket: {
    label: 'Comanda ao lado',
    hint: 'Em telas largas, o pedido fica ao lado do cardápio. Se não, em uma barra embaixo.',
  },
  afterHours: {
    label: 'Pedidos fora do horário',
    hint: 'Você recebe pedidos também com a cozinha fechada, pelo horário da sua primeira unidade.',
  },
}
export default words
