import {
  CHIRIMOYA_SCENES,
  type ChirimoyaPiece,
  type ChirimoyaScene,
  chirimoya,
  chirimoyaScene,
  chirimoyaSquare,
  type View,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

const ALT: Readonly<Record<View, (name: string) => string>> = {
  front: (name) => name,
  detail: (name) => `${name}, de cerca`,
  context: (name) => `${name}, listo para jugar`,
  group: (name) => `${name}, con otros dos juguetes`,
}

const picture = (name: string, alt: string, draw: () => string): DrawnPicture => ({
  kind: 'bytes',
  name: `chirimoya-${name}.svg`,
  alt,
  get bytes() {
    return new TextEncoder().encode(draw())
  },
})

/** A drawing of a product. */
export const photo = (piece: ChirimoyaPiece, view: View, name: string): DrawnPicture =>
  picture(`${piece}-${view}`, ALT[view](name), () => chirimoya(piece, view))

/** A drawing for the shop itself: a banner, a shelf, an article. */
export const scene = (name: ChirimoyaScene, alt: string = CHIRIMOYA_SCENES[name].title): DrawnPicture =>
  picture(name, alt, () => chirimoyaScene(name))

export const LOGO = picture('logo', 'Chirimoya', chirimoyaSquare)
