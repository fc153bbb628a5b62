import {
  CEIBO_HUES,
  CEIBO_SCENES,
  type CeiboPiece,
  type CeiboScene,
  tallerceibo,
  tallerceiboScene,
  tallerceiboSquare,
  type View,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

/** Woods and cloths as the shop calls them, and what they are of. */
export const STUFFS = {
  Lapacho: { wood: CEIBO_HUES.lapacho },
  Roble: { wood: CEIBO_HUES.roble },
  Eucalipto: { wood: CEIBO_HUES.eucalipto },
  'Lana salvia': { cloth: CEIBO_HUES.salvia },
  'Lana ladrillo': { cloth: CEIBO_HUES.ladrillo },
  'Pana bosque': { cloth: CEIBO_HUES.bosque },
  'Lana cruda': { cloth: CEIBO_HUES.lana },
} as const
export type StuffName = keyof typeof STUFFS

const ALT: Readonly<Record<View, (name: string) => string>> = {
  front: (name) => name,
  detail: (name) => `${name}, de cerca`,
  context: (name) => `${name}, en una casa`,
  group: (name) => `${name}, con otras piezas de su ambiente`,
}

const picture = (name: string, alt: string, draw: () => string): DrawnPicture => ({
  kind: 'bytes',
  name: `tallerceibo-${name}.svg`,
  alt,
  get bytes() {
    return new TextEncoder().encode(draw())
  },
})

/** A name as it stands in an address. */
export const inAddress = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')

/** A photograph of a piece, in another wood or cloth if one is named. */
export const photo = (piece: CeiboPiece, view: View, name: string, stuff?: StuffName): DrawnPicture =>
  picture([piece, stuff && inAddress(stuff), view].filter(Boolean).join('-'), ALT[view](name), () =>
    tallerceibo(piece, view, stuff && STUFFS[stuff]),
  )

/** A photograph for the shop itself: a room, a category, a note. */
export const scene = (name: CeiboScene, alt: string = CEIBO_SCENES[name].title): DrawnPicture =>
  picture(name, alt, () => tallerceiboScene(name))

export const LOGO = picture('logo', 'Taller Ceibo', tallerceiboSquare)
