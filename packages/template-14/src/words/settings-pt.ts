import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  cloth: {
    label: 'Tecido dos livros',
    hint: 'A cor das lombadas e capas nas listas e estantes.',
    choices: {
      all: 'Um diferente para cada livro',
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
    hint: 'Letras no índice e nas listas por nome, para pular para os livros que começam com elas.',
  },
}
export default words
