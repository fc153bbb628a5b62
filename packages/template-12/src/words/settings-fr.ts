import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  metal: {
    label: 'Métal',
    hint: 'La couleur des lignes, cadres et boutons quand la boutique est sombre.',
    choices: { champagne: 'Champagne', silver: 'Argent', rose: 'Or rose' },
  },
  spotlight: {
    label: 'Lumière sur les photos',
    hint: 'Une lumière suit le pointeur sur les photos de toute la boutique.',
  },
  percent: { label: 'Pourcentage de remise', hint: 'Les prix réduits disent aussi combien on économise.' },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sur la page d’accueil.',
    choices: { 1: 'Noms', 2: 'Grandes photos', 3: 'Dessins de pierres taillées' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'Largeurs inégales', 2: 'Une grille', 3: 'Une liste' },
  },
}
export default words
