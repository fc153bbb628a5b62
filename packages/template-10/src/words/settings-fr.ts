import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  dial: {
    label: 'Choisir l’âge',
    hint: 'On choisit un âge sur la page d’accueil et on ne voit que ce qui convient. Il faut une étiquette d’âges.',
  },
  wave: { label: 'Vagues', hint: 'Une ligne ondulée sépare les parties de la page d’accueil.' },
  blocks: {
    label: 'Couleurs des blocs',
    hint: 'Six couleurs, dans l’ordre de vos catégories. Nous les éclaircissons si le texte s’y lit mal.',
  },
}
export default words
