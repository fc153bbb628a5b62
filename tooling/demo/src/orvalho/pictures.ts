import {
  ORVALHO_HUES,
  ORVALHO_SCENES,
  type OrvalhoPiece,
  type OrvalhoScene,
  orvalho,
  orvalhoScene,
  orvalhoSquare,
  type View,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

/** The shades of what gives colour, as the shop calls them. */
export const SHADES = {
  Claro: 'claro',
  Médio: 'medio',
  Escuro: 'escuro',
  'Rosa antigo': 'rosa',
  Vinho: 'vinho',
  Caramelo: 'caramelo',
} as const satisfies Record<string, keyof typeof ORVALHO_HUES>
export type Shade = keyof typeof SHADES

const ALT: Readonly<Record<View, (name: string) => string>> = {
  front: (name) => name,
  detail: (name) => `${name}, de perto`,
  context: (name) => `${name}, ao lado de um ramo de guaçatonga`,
  group: (name) => `${name}, com outros dois do mesmo passo`,
}

const picture = (name: string, alt: string, draw: () => string): DrawnPicture => ({
  kind: 'bytes',
  name: `orvalho-${name}.svg`,
  alt,
  get bytes() {
    return new TextEncoder().encode(draw())
  },
})

/** A photograph of a product, in one of its shades if one is named. */
export const photo = (piece: OrvalhoPiece, view: View, name: string, shade?: Shade): DrawnPicture => {
  const hue = shade && SHADES[shade]
  return picture([piece, hue, view].filter(Boolean).join('-'), ALT[view](name), () =>
    orvalho(piece, view, hue && ORVALHO_HUES[hue]),
  )
}

/** A photograph for the shop itself: a banner, a step of the ritual, an article. */
export const scene = (name: OrvalhoScene, alt: string = ORVALHO_SCENES[name].title): DrawnPicture =>
  picture(name, alt, () => orvalhoScene(name))

export const LOGO = picture('logo', 'Orvalho', orvalhoSquare)
