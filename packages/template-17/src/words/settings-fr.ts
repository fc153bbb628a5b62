import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  spot: {
    label: 'Couleur d’alerte',
    hint: 'L’accent de toute la boutique, si vous n’en choisissez pas un autre dans Couleurs.',
    choices: { hazard: 'Orange', acid: 'Vert acide', cyan: 'Cyan', pink: 'Rose' },
  },
  photocopy: { label: 'Photocopies', hint: 'Les photos ressemblent à des photocopies jusqu’à ce qu’on les survole.' },
  ticker: {
    label: 'Texte défilant',
    hint: 'Une annonce qui défile en haut de toutes les pages. Vide, il n’y en a pas.',
  },
  density: {
    label: 'Colonnes',
    hint: 'Combien de produits par ligne, jusqu’à ce qu’on choisisse autre chose.',
    choices: { list: 'Tableau' },
  },
  drop: { label: 'Nom de la collection', hint: 'Ce que dit la barre du bas pour tout voir, comme « Drop 07 ».' },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sur la page d’accueil.',
    choices: { 1: 'Lignes d’un tableau', 2: 'Tampons', 3: 'Grands nombres' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'La page d’accueil commence par le tableau', 2: 'Nom et prix sur une ligne', 3: 'Grands noms' },
  },
}
export default words
