import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  cloth: {
    label: 'Toile des dos',
    hint: 'La couleur des dos et des plats dans les listes et sur les étagères.',
    choices: {
      all: 'Une différente pour chaque produit',
      prussian: 'Bleu de Prusse',
      ochre: 'Ocre',
      red: 'Rouge',
      green: 'Vert',
      aubergine: 'Aubergine',
      ink: 'Encre',
      rust: 'Rouille',
      petrol: 'Pétrole',
      wine: 'Vin',
      olive: 'Olive',
    },
  },
  shelf: {
    label: 'Étagères',
    hint: 'La matière des étagères de toute la boutique.',
    choices: { wood: 'Bois', metal: 'Métal', paper: 'Papier' },
  },
  alphabet: {
    label: 'Alphabet',
    hint: 'Des lettres dans l’index et les listes par nom, pour aller aux produits qui commencent par elles.',
  },
  trade: {
    label: 'Mots de la boutique',
    hint: 'Comment s’appellent le panier, le blog et d’autres parties de la boutique.',
    choices: { auto: 'Selon vos catégories', none: 'Ceux de toute boutique', bookshop: 'Ceux d’une librairie' },
  },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sur la page d’accueil.',
    choices: { 1: 'Lignes pointillées', 2: 'Dos sur une étagère', 3: 'Fiches de bibliothèque' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'Dos', 2: 'Couvertures', 3: 'Fiches de bibliothèque' },
  },
}
export default words
