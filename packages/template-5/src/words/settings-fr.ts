import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  cover: {
    label: 'Couleur de couverture',
    hint: 'L’accent de toute la boutique, si vous n’en choisissez pas un autre dans Couleurs.',
    choices: {
      oxblood: 'Sang-de-bœuf',
      navy: 'Bleu marine',
      bottle: 'Vert bouteille',
      chalk: 'Craie',
      mustard: 'Moutarde',
      blush: 'Rose poudré',
    },
  },
  issueLine: {
    label: 'Ligne du numéro',
    hint: 'Un texte court en haut de la page d’accueil, comme « Nº 04 — Automne ».',
  },
}
export default words
