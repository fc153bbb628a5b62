import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  mist: { label: 'Mist', hint: 'Two soft lights behind every page.' },
  tints: {
    label: 'Tints',
    hint: 'The colours that alternate behind products and sections. Keep at least one.',
    choices: { lilac: 'Lilac', moss: 'Moss', rose: 'Rose', dew: 'Dew' },
  },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown on the home page.',
    choices: { 1: 'Numbered steps', 2: 'Arches with a picture', 3: 'Pills' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Arch', 2: 'Straight corners', 3: 'Rows' },
  },
}
export default words
