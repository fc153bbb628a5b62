import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  metal: {
    label: 'Metal',
    hint: 'The colour of lines, frames and buttons when the shop is dark.',
    choices: { champagne: 'Champagne', silver: 'Silver', rose: 'Rose gold' },
  },
  spotlight: { label: 'Light over photos', hint: 'A light follows the pointer over photos throughout the shop.' },
  percent: { label: 'Percentage off', hint: 'Reduced prices also say how much is saved.' },
  categoryStyle: {
    label: 'Category style',
    hint: 'How categories are shown on the home page.',
    choices: { 1: 'Names', 2: 'Large pictures', 3: 'Drawings of cut stones' },
  },
  productStyle: {
    label: 'Product style',
    hint: 'How products are shown in lists.',
    choices: { 1: 'Unequal widths', 2: 'A grid', 3: 'A list' },
  },
}
export default words
