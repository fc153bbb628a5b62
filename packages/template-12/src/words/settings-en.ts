import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  metal: {
    label: 'Metal',
    hint: 'The colour of lines, frames and buttons while the shop is dark.',
    choices: { champagne: 'Champagne', silver: 'Silver', rose: 'Rose gold' },
  },
  spotlight: { label: 'Light over photos', hint: 'A light follows the pointer over the photos of the whole shop.' },
  percent: { label: 'Percentage off', hint: 'Reduced prices also say how much is saved.' },
}
export default words
