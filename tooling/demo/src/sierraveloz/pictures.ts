import {
  SIERRA_SCENES,
  type SierraPiece,
  type SierraScene,
  sierraveloz,
  sierravelozScene,
  sierravelozSquare,
  type View,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

const ALT: Readonly<Record<View, (name: string) => string>> = {
  front: (name) => name,
  detail: (name) => `${name}, de cerca`,
  context: (name) => `${name}, con el termo de la salida`,
  group: (name) => `${name}, con otras dos cosas de su deporte`,
}

const picture = (name: string, alt: string, draw: () => string): DrawnPicture => ({
  kind: 'bytes',
  name: `sierraveloz-${name}.svg`,
  alt,
  get bytes() {
    return new TextEncoder().encode(draw())
  },
})

export const photo = (piece: SierraPiece, view: View, name: string): DrawnPicture =>
  picture(`${piece}-${view}`, ALT[view](name), () => sierraveloz(piece, view))

/** A thing in its other colours; its description ends with what they are called. */
export const photoInDark = (piece: SierraPiece, name: string, color: string): DrawnPicture =>
  picture(`${piece}-dark`, `${name}, ${color}`, () => sierraveloz(piece, 'front', true))

/** A photograph for the shop itself: a sport, an article. */
export const scene = (name: SierraScene, alt: string = SIERRA_SCENES[name].title): DrawnPicture =>
  picture(`scene-${name}`, alt, () => sierravelozScene(name))

export const LOGO = picture('logo', 'Sierra Veloz', sierravelozSquare)
