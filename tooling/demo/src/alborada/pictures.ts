import { ALBORADA_HUES, type AlboradaPiece, alborada, alboradaRail, type Hue, type View } from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

const ALT: Readonly<Record<View, (name: string) => string>> = {
  front: (name) => name,
  detail: (name) => `${name}, detalle`,
  context: (name) => `${name}, junto a un jarrón con ramas`,
  group: (name) => `${name}, con otras dos piezas de la colección`,
}

/** A photograph of a piece; it is drawn each time its bytes are read, and not before. */
export function photo(piece: AlboradaPiece, view: View, name: string, hue?: keyof typeof ALBORADA_HUES): DrawnPicture {
  const colour: Hue | undefined = hue && ALBORADA_HUES[hue]
  return {
    kind: 'bytes',
    name: `alborada-${[piece, hue, view].filter(Boolean).join('-')}.svg`,
    alt: ALT[view](name),
    get bytes() {
      return new TextEncoder().encode(alborada(piece, view, colour))
    },
  }
}

/** The banner: pieces of the season on a rail; what it is about is said beside it. */
export const RAIL: DrawnPicture = {
  kind: 'bytes',
  name: 'alborada-perchero.svg',
  alt: '',
  get bytes() {
    return new TextEncoder().encode(alboradaRail())
  },
}
