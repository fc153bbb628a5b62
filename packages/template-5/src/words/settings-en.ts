import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  cover: {
    label: 'Cover colour',
    hint: 'The accent of the whole shop, unless you choose another under Colours.',
    choices: {
      oxblood: 'Oxblood',
      navy: 'Navy',
      bottle: 'Bottle green',
      chalk: 'Chalk',
      mustard: 'Mustard',
      blush: 'Blush',
    },
  },
  issueLine: { label: 'Issue line', hint: 'A short text at the top of the home page, as in “No. 04 — Autumn”.' },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown on the home page.',
    choices: { 1: 'Contents with page numbers', 2: 'Pictures', 3: 'One sentence of names' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Text under the photo', 2: 'Small numbered photos', 3: 'Two columns of large photos' },
  },
}
export default words
