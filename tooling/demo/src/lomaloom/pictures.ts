import {
  LOMA_SCENES,
  LOMA_YARNS,
  type LomaPiece,
  type LomaScene,
  lomaloom,
  lomaloomScene,
  lomaloomSquare,
  type View,
} from '@store/artwork'
import type { DrawnPicture } from '../demo-shop.ts'

/** The colourways a cloth may be ordered in: another maker's yarns. */
export const COLOURWAYS = {
  Indigo: 'marta',
  Rust: 'rosa',
  Purple: 'juana',
} as const satisfies Record<string, keyof typeof LOMA_YARNS>
export type Colourway = keyof typeof COLOURWAYS

const ALT: Readonly<Record<View, (name: string) => string>> = {
  front: (name) => name,
  detail: (name) => `${name}, the threads from close by`,
  context: (name) => `${name}, beside balls of the yarn it is made with`,
  group: (name) => `${name}, with two things from the same hands or shelf`,
}

const picture = (name: string, alt: string, draw: () => string): DrawnPicture => ({
  kind: 'bytes',
  name: `lomaloom-${name}.svg`,
  alt,
  get bytes() {
    return new TextEncoder().encode(draw())
  },
})

/** A photograph of a piece, in one of its colourways if one is named. */
export const photo = (piece: LomaPiece, view: View, name: string, colourway?: Colourway): DrawnPicture =>
  picture([piece, colourway?.toLowerCase(), view].filter(Boolean).join('-'), ALT[view](name), () =>
    lomaloom(piece, view, colourway && LOMA_YARNS[COLOURWAYS[colourway]]),
  )

/** A photograph for the shop itself: a category, a letter, the workshop. */
export const scene = (name: LomaScene, alt: string = LOMA_SCENES[name].title): DrawnPicture =>
  picture(`scene-${name}`, alt, () => lomaloomScene(name))

export const LOGO = picture('logo', 'Loma & Loom', lomaloomSquare)
