import {
  HUERTA_SCENES,
  type HuertaPiece,
  type HuertaScene,
  huertadelvalle,
  huertadelvalleScene,
  huertadelvalleSquare,
  type View,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

const ALT: Readonly<Record<View, (name: string) => string>> = {
  front: (name) => name,
  detail: (name) => `${name}, de cerca`,
  context: (name) => `${name}, junto a la gaveta del puesto`,
  group: (name) => `${name}, con otros dos del mismo pasillo`,
}

const picture = (name: string, alt: string, draw: () => string): DrawnPicture => ({
  kind: 'bytes',
  name: `huertadelvalle-${name}.svg`,
  alt,
  get bytes() {
    return new TextEncoder().encode(draw())
  },
})

/** A photograph of a product. */
export const photo = (piece: HuertaPiece, view: View, name: string): DrawnPicture =>
  picture(`${piece}-${view}`, ALT[view](name), () => huertadelvalle(piece, view))

/** A photograph for the shop itself: a banner, an aisle, an article. */
export const scene = (name: HuertaScene, alt: string = HUERTA_SCENES[name].title): DrawnPicture =>
  picture(name, alt, () => huertadelvalleScene(name))

export const LOGO = picture('logo', 'Huerta del Valle', huertadelvalleSquare)
