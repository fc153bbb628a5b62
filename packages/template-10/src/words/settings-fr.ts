import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  dial: {
    label: 'Choisir l’âge',
    hint: 'On choisit un âge sur la page d’accueil et on ne voit que ce qui convient. Il faut une étiquette d’âges.',
  },
  wave: { label: 'Vagues', hint: 'Une ligne ondulée sépare les parties de la page d’accueil.' },
  fact: {
    label: 'Le saviez-vous ?',
    hint: 'Une information sur ce que vous vendez, dans un bloc parmi les produits des listes. Vide : aucune.',
  },
  blocks: {
    label: 'Couleurs des blocs',
    hint: 'Six couleurs, dans l’ordre de vos catégories. Nous les éclaircissons si le texte s’y lit mal.',
  },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sur la page d’accueil.',
    choices: { 1: 'Blocs avec photo', 2: 'Autocollants ronds', 3: 'Boutons' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'Bloc', 2: 'L’autocollant seul', 3: 'Lignes' },
  },
}
export default words
