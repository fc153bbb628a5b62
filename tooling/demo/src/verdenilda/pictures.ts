import {
  VERDENILDA_HUES,
  VERDENILDA_SCENES,
  type VerdeNildaPiece,
  type VerdeNildaScene,
  type View,
  verdenilda,
  verdenildaLogo,
  verdenildaScene,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

export type PotHue = keyof typeof VERDENILDA_HUES

const ALT: Readonly<Record<View, (name: string) => string>> = {
  front: (name) => name,
  detail: (name) => `${name}, de cerca`,
  context: (name) => `${name}, en la repisa de la ventana`,
  group: (name) => `${name}, con otras dos del vivero`,
}

const picture = (name: string, alt: string, draw: () => string): DrawnPicture => ({
  kind: 'bytes',
  name: `verdenilda-${name}.svg`,
  alt,
  get bytes() {
    return new TextEncoder().encode(draw())
  },
})

/** A photograph of a product, in another pot or glaze if one is named. */
export const photo = (piece: VerdeNildaPiece, view: View, name: string, hue?: PotHue): DrawnPicture =>
  picture([piece, hue, view].filter(Boolean).join('-'), ALT[view](name), () =>
    verdenilda(piece, view, hue && VERDENILDA_HUES[hue]),
  )

/** A photograph for the shop itself: a banner, a category, an article. */
export const scene = (name: VerdeNildaScene, alt: string = VERDENILDA_SCENES[name].title): DrawnPicture =>
  picture(name, alt, () => verdenildaScene(name))

export const LOGO = picture('logo', 'Verde Nilda', () => verdenildaLogo('square'))
