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
    hint: 'Un texte court en haut de la page d’accueil, comme « Nº 04 — Automne ».',
  },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sur la page d’accueil.',
    choices: { 1: 'Sommaire avec numéros de page', 2: 'Photos', 3: 'Une phrase avec les noms' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'Texte sous la photo', 2: 'Petites photos numérotées', 3: 'Deux colonnes de grandes photos' },
  },
}
export default words
