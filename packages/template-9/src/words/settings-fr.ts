import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  mist: { label: 'Brume', hint: 'Deux lumières douces derrière toutes les pages.' },
  tints: {
    label: 'Teintes',
    hint: 'Les couleurs qui alternent derrière produits et sections. Gardez-en au moins une.',
    choices: { lilac: 'Lilas', moss: 'Mousse', rose: 'Rose', dew: 'Rosée' },
  },
}
export default words
