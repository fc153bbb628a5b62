import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const fr: AnyLanguage<typeof es> = {
  open: 'Recadrer',
  title: 'Recadrer la photo',
  ratio: 'Proportions',
  ratios: {
    free: 'Libre',
    square: 'Carré 1:1',
    portrait: 'Portrait 4:5',
    landscape: 'Paysage 3:2',
    wide: 'Large 16:9',
  },
  move: 'Déplacer le cadre',
  corners: {
    topLeft: 'Coin en haut à gauche',
    topRight: 'Coin en haut à droite',
    bottomLeft: 'Coin en bas à gauche',
    bottomRight: 'Coin en bas à droite',
  },
  hint: 'Faites glisser le cadre ou ses coins. Au clavier : les flèches, et Maj pour aller plus vite.',
  size: (width, height) => `${width} × ${height} pixels`,
  take: 'Garder ce cadrage',
  restore: 'Revenir à la photo entière',
  cancel: 'Laisser telle quelle',
  failed: 'Impossible de recadrer la photo. Réessayez.',
}
