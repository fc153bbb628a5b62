import type { OwnSettingWords } from '@store/template-kit/settings'
import type { settings } from '../settings.ts'

const words: OwnSettingWords<typeof settings> = {
  rooms: {
    label: 'Murs',
    hint: 'Les fonds de la moitié gauche, dans l’ordre où ils alternent.',
    choices: { plaster: 'Plâtre', forest: 'Forêt', walnut: 'Noyer', clay: 'Argile', night: 'Nuit' },
  },
  tape: {
    label: 'Mesures sur les photos',
    hint: 'Dans les listes, un mètre ruban montre la hauteur et la largeur de chaque produit.',
  },
  unit: {
    label: 'Unité des mesures',
    hint: 'L’unité affichée dans toute la boutique. Vous saisissez toujours des centimètres.',
    choices: { cm: 'Centimètres', in: 'Pouces' },
  },
  'banners.*.points': { label: 'Points', hint: 'Des anneaux sur la photo qui mènent à ses produits, huit au plus.' },
  'banners.*.points.*.x': {
    label: 'Depuis la gauche',
    hint: 'La place du point dans la largeur de la photo, de 0 à 100.',
  },
  'banners.*.points.*.y': {
    label: 'Depuis le haut',
    hint: 'La place du point dans la hauteur de la photo, de 0 à 100.',
  },
  'banners.*.points.*.slug': { label: 'Produit', hint: 'Le produit qui s’ouvre, tel qu’à la fin de son adresse.' },
  'banners.*.points.*.box': {
    label: 'Contour',
    hint: 'Gauche, haut, droite et bas du produit sur la photo, comme « 20 30 80 90 ». Une règle est dessinée le long.',
  },
  categoryStyle: {
    label: 'Style des catégories',
    hint: 'L’aspect des catégories sur la page d’accueil.',
    choices: { 1: 'Chacune avec sa photo', 2: 'Une liste', 3: 'Dessins au trait' },
  },
  productStyle: {
    label: 'Style des produits',
    hint: 'L’aspect des produits dans les listes.',
    choices: { 1: 'Photos avec mesures', 2: 'Photos seules', 3: 'Lignes' },
  },
}
export default words
