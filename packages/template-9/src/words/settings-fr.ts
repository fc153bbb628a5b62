import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  mist: { label: 'Brume', hint: 'Deux lumières douces derrière toutes les pages.' },
  tints: {
    label: 'Teintes',
    hint: 'Les couleurs qui alternent derrière produits et sections. Gardez-en au moins une.',
    choices: { lilac: 'Lilas', moss: 'Mousse', rose: 'Rose', dew: 'Rosée' },
  },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sur la page d’accueil.',
    choices: { 1: 'Étapes numérotées', 2: 'Arches avec photo', 3: 'Boutons arrondis' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'Arche', 2: 'Coins droits', 3: 'Lignes' },
  },
}
export default words
