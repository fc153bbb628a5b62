import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown on every page.',
    choices: { 1: 'List at the left', 2: 'List, and tiles on the home page', 3: 'A row of buttons' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Tile with a disc', 2: 'Compact row', 3: 'The photo fills its tile' },
  },
}
export default words
