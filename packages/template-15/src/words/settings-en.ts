import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  yarns: { label: 'Yarns', hint: 'The five colours of all patterns: cochineal, indigo, moss, maize and wool.' },
  seed: {
    label: 'Word of the pattern',
    hint: 'Your shop’s pattern is made from its letters. If empty, we use the shop’s name.',
  },
  arrangement: {
    label: 'Arrangement of products',
    hint: 'How products are arranged in lists and on the home page.',
    choices: { masonry: 'As a mosaic', rows: 'In even rows' },
  },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown below the header.',
    choices: { 1: 'Ribbons with their pattern', 2: 'Patterns with a label', 3: 'Hang-tags' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Paper tiles', 2: 'Photos on the pattern', 3: 'Rows with their maker' },
  },
}
export default words
