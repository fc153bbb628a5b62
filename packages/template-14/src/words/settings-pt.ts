import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  cloth: {
    label: 'Tecido das lombadas',
    hint: 'A cor das lombadas e capas nas listas e estantes.',
    choices: {
      all: 'Um diferente para cada produto',
      prussian: 'Azul da Prússia',
      ochre: 'Ocre',
      red: 'Vermelho',
      green: 'Verde',
      aubergine: 'Berinjela',
      ink: 'Tinta',
      rust: 'Ferrugem',
      petrol: 'Petróleo',
      wine: 'Vinho',
      olive: 'Oliva',
    },
  },
  shelf: {
    label: 'Estantes',
    hint: 'De que são feitas as estantes de toda a loja.',
    choices: { wood: 'Madeira', metal: 'Metal', paper: 'Papel' },
  },
  alphabet: {
    label: 'Alfabeto',
    hint: 'Letras no índice e nas listas por nome, para ir aos produtos que começam com elas.',
  },
  trade: {
    label: 'Palavras da loja',
    hint: 'Como se chamam o carrinho, o blog e outras partes da loja.',
    choices: { auto: 'Conforme suas categorias', none: 'As de qualquer loja', bookshop: 'As de uma livraria' },
  },
  categoryStyle: {
    label: 'Estilo das categorias',
    hint: 'Como as categorias aparecem na página inicial.',
    choices: { 1: 'Linhas pontilhadas', 2: 'Lombadas na estante', 3: 'Fichas de biblioteca' },
  },
  productStyle: {
    label: 'Estilo dos produtos',
    hint: 'Como os produtos aparecem nas listas.',
    choices: { 1: 'Lombadas', 2: 'Capas', 3: 'Fichas de biblioteca' },
  },
}
export default words
