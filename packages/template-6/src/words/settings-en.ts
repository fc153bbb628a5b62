import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  density: {
    label: 'Density',
    hint: 'How much space there is between the rows of lists and tables.',
    choices: { compact: 'Compact', comfortable: 'Comfortable' },
  },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown on the home page.',
    choices: { 1: 'Table with subcategories', 2: 'Pictograms', 3: 'Photos' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Card with three facts', 2: 'Compact card', 3: 'Rows' },
  },
}
export default words
