import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  tiles: {
    label: 'Carreaux',
    hint: 'Le motif des carreaux derrière le nom de votre boutique.',
    choices: { 1: 'Motif 1', 2: 'Motif 2', 3: 'Motif 3', 4: 'Motif 4' },
  },
  photos: {
    label: 'Photos du menu',
    hint: 'Où le menu montre des photos.',
    choices: { yes: 'Dans tout le menu', no: 'Nulle part', offers: 'Seulement dans les offres du jour' },
  },
  ticket: {
    label: 'Commande à côté',
    hint: 'Sur les écrans larges, la commande se voit à côté du menu. Sinon, dans une barre en bas.',
  },
  afterHours: {
    label: 'Commandes hors des horaires',
    hint: 'Vous prenez des commandes aussi cuisine fermée, selon les horaires de votre premier point de vente.',
  },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories dans la barre du haut.',
    choices: { 1: 'Onglets', 2: 'Carrés de couleur', 3: 'Texte sur plusieurs lignes' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans le menu.',
    choices: { 1: 'Lignes', 2: 'Cartes avec photo', 3: 'Lignes courtes' },
  },
}
export default words
