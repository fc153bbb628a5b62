import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sur toutes les pages.',
    choices: { 1: 'Liste à gauche', 2: 'Liste, et tuiles sur la page d’accueil', 3: 'Une rangée de boutons' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'Tuile avec disque', 2: 'Ligne compacte', 3: 'La photo remplit la tuile' },
  },
}
export default words
