import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  sports: {
    label: 'Colour for each category',
    hint: 'Write “Running: #d4ff2a, Hiking: #ff7a1a”. It colours their cards and lists.',
  },
  slant: { label: 'Slanted', hint: 'Large titles and photo edges are diagonal throughout the shop.' },
  sizes: {
    label: 'Shoe sizes',
    hint: 'The system written after each size, as in “27 MX”. Nothing is converted.',
    choices: { mx: 'Mexico', us: 'United States', eu: 'Europe', br: 'Brazil' },
  },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown on the home page.',
    choices: { 1: 'Slanted pictures', 2: 'Stripes of colour', 3: 'Text alone' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Cards with sizes', 2: 'Tall pictures', 3: 'Rows' },
  },
}
export default words
