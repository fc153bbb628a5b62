import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  cloth: {
    label: 'Cloth of the spines',
    hint: 'The colour of spines and covers in lists and on shelves.',
    choices: {
      all: 'A different one for each product',
      prussian: 'Prussian blue',
      ochre: 'Ochre',
      red: 'Red',
      green: 'Green',
      aubergine: 'Aubergine',
      ink: 'Ink',
      rust: 'Rust',
      petrol: 'Petrol',
      wine: 'Wine',
      olive: 'Olive',
    },
  },
  shelf: {
    label: 'Shelves',
    hint: 'What the shelves of the whole shop are made of.',
    choices: { wood: 'Wood', metal: 'Metal', paper: 'Paper' },
  },
  alphabet: {
    label: 'Alphabet',
    hint: 'Letters in the index and in lists by name, to jump to the products that begin with them.',
  },
  trade: {
    label: 'Words of the shop',
    hint: 'What the cart, the blog and other parts of the shop are called.',
    choices: { auto: 'By your categories', none: 'Those of any shop', bookshop: 'Those of a bookshop' },
  },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown on the home page.',
    choices: { 1: 'Lines with dotted leaders', 2: 'Spines on a shelf', 3: 'Library cards' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Spines', 2: 'Covers', 3: 'Library cards' },
  },
}
export default words
