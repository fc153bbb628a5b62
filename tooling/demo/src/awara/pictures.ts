import {
  AWARA_HUES,
  AWARA_SCENES,
  type AwaraPiece,
  type AwaraScene,
  awara,
  awaraScene,
  awaraSquare,
  type View,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

/** The metals a piece may be made in, as the house calls them. */
export const METALS = {
  'Or jaune': 'jaune',
  'Or gris': 'gris',
  'Or rose': 'rose',
} as const satisfies Record<string, keyof typeof AWARA_HUES>
export type Metal = keyof typeof METALS

const ALT: Readonly<Record<View, (name: string) => string>> = {
  front: (name) => name,
  detail: (name) => `${name}, de tout près`,
  context: (name) => `${name}, près d’une pierre de rivière`,
  group: (name) => `${name}, avec deux pièces de la même vitrine`,
}

const picture = (name: string, alt: string, draw: () => string): DrawnPicture => ({
  kind: 'bytes',
  name: `awara-${name}.svg`,
  alt,
  get bytes() {
    return new TextEncoder().encode(draw())
  },
})

/** A photograph of a piece, in one of its metals if one is named. */
export const photo = (piece: AwaraPiece, view: View, name: string, metal?: Metal): DrawnPicture => {
  const hue = metal && METALS[metal]
  return picture([piece, hue, view].filter(Boolean).join('-'), ALT[view](name), () =>
    awara(piece, view, hue && AWARA_HUES[hue]),
  )
}

/** A photograph for the shop itself: a showcase, an article. */
export const scene = (name: AwaraScene, alt: string = AWARA_SCENES[name].title): DrawnPicture =>
  picture(`scene-${name}`, alt, () => awaraScene(name))

export const LOGO = picture('logo', 'Maison Awara', awaraSquare)
