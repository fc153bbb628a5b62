import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  density: {
    label: 'Densité',
    hint: 'L’espace entre les lignes des listes et des tableaux.',
    choices: { compact: 'Serrée', comfortable: 'Aérée' },
  },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sur la page d’accueil.',
    choices: { 1: 'Tableau avec sous-catégories', 2: 'Pictogrammes', 3: 'Photos' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'Fiche avec trois données', 2: 'Fiche compacte', 3: 'Lignes' },
  },
}
export default words
