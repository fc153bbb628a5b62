import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  tiles: {
    label: 'Carreaux',
    hint: 'Le motif des carreaux derrière le nom de votre boutique.',
    choices: { 1: 'Motif 1', 2: 'Motif 2', 3: 'Motif 3', 4: 'Motif 4' },
  },
  photos: {
    label: 'Photos de la liste',
    hint: 'Où la liste montre des photos.',
    choices: { yes: 'Dans toute la liste', no: 'Nulle part', offers: 'Seulement dans les offres du jour' },
  },
  ticket: {
    label: 'Commande à côté',
    hint: 'Sur les écrans larges, la commande se voit à côté de la liste. Sinon, dans une barre en bas.',
  },
  afterHours: {
    label: 'Commandes hors des horaires',
    hint: 'Vous prenez des commandes aussi hors des heures d’ouverture, selon les horaires de votre premier point de vente.',
  },
  trade: {
    label: 'Mots de la boutique',
    hint: 'Comment s’appellent le panier, le blog et d’autres parties de la boutique.',
    choices: { auto: 'Selon vos catégories', none: 'Ceux de toute boutique', kitchen: 'Ceux d’une cuisine' },
  },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories dans la barre du haut.',
    choices: { 1: 'Onglets', 2: 'Carrés de couleur', 3: 'Texte sur plusieurs lignes' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans la liste.',
    choices: { 1: 'Lignes', 2: 'Cartes avec photo', 3: 'Lignes courtes' },
  },
}
export default words
