import {
  KILOVATIO_HUES,
  type KilovatioFormat,
  type KilovatioPiece,
  type KilovatioScene,
  kilovatio,
  kilovatioScene,
  kilovatioSquare,
  type View,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

/** Colours as the shop calls them. */
export const COLOURS = {
  Grafito: 'graphite',
  Niebla: 'fog',
  Marino: 'navy',
  Ladrillo: 'brick',
  Blanco: 'white',
  Aluminio: 'aluminium',
} as const satisfies Record<string, keyof typeof KILOVATIO_HUES>
export type Colour = keyof typeof COLOURS

const ALT: Readonly<Record<View, (name: string) => string>> = {
  front: (name) => name,
  detail: () => 'Despiece en líneas',
  context: () => 'Junto a una taza de 9 cm',
  group: () => 'Con otros dos equipos',
}

/** A photograph of a device for the product with this key; drawn each time its bytes are read, and not before. */
export function photo(key: string, piece: KilovatioPiece, view: View, name: string, colour?: Colour): DrawnPicture {
  return drawn([key, colour && COLOURS[colour], view], ALT[view](name), () =>
    kilovatio(piece, view, colour && KILOVATIO_HUES[COLOURS[colour]]),
  )
}

/** Several devices on one table. */
export const scene = (name: KilovatioScene, format: KilovatioFormat, alt: string): DrawnPicture =>
  drawn([name, format], alt, () => kilovatioScene(name, format))

export const LOGO: DrawnPicture = drawn(['logo'], 'Kilovatio', kilovatioSquare)

function drawn(words: readonly (string | undefined)[], alt: string, draw: () => string): DrawnPicture {
  return {
    kind: 'bytes',
    name: `kilovatio-${words.filter(Boolean).join('-')}.svg`,
    alt,
    get bytes() {
      return new TextEncoder().encode(draw())
    },
  }
}
