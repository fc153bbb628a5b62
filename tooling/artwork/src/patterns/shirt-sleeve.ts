import type { Point } from '../curve.ts'
import type { Fold } from '../shapes/drape.ts'

/** The right sleeve of a shirt, hanging beside the body; the left one is its mirror image. */
export type ShirtSleeve = {
  readonly outline: readonly Point[]
  readonly cuff: readonly Point[]
  readonly folds: readonly Fold[]
  /** How far down it may crease, from the elbow's height. */
  readonly creases: number
  readonly stitching: string
  readonly button: Point | null
}

const long: ShirtSleeve = {
  outline: [
    [341, 175, 'corner'],
    [356, 188],
    [368, 222],
    [378, 300],
    [386, 390],
    [391, 450, 'corner'],
    [357, 457, 'corner'],
    [350, 390],
    [341, 320],
    [336, 270, 'corner'],
    [332, 222],
  ],
  cuff: [
    [391, 449, 'corner'],
    [393, 488, 'corner'],
    [376, 492],
    [359, 494, 'corner'],
    [356, 455, 'corner'],
    [374, 453],
  ],
  folds: [
    { from: [350, 196], to: [364, 330], widths: [1, 6, 1], bend: 6 },
    { from: [340, 262], to: [366, 300], widths: [5, 4, 0.4] },
    { from: [346, 342], to: [376, 356], widths: [2, 4, 0.4], depth: 0.5 },
    { from: [350, 366], to: [380, 352], widths: [3, 4, 0.4], depth: 0.5 },
    { from: [366, 452], to: [362, 372], widths: [-4, -5, -0.5] },
    { from: [379, 450], to: [374, 392], widths: [-4, -4, -0.5] },
  ],
  creases: 130,
  stitching: 'M360 489Q376 488 391 484M120 489Q104 488 89 484',
  button: [368, 474],
}

const rolled: ShirtSleeve = {
  outline: [
    [341, 175, 'corner'],
    [357, 190],
    [368, 224],
    [378, 282],
    [386, 350, 'corner'],
    [346, 362, 'corner'],
    [341, 310],
    [336, 270, 'corner'],
    [332, 222],
  ],
  cuff: [
    [387, 344, 'corner'],
    [391, 374, 'corner'],
    [368, 382],
    [343, 386, 'corner'],
    [343, 356, 'corner'],
    [366, 352],
  ],
  folds: [
    { from: [350, 196], to: [362, 320], widths: [1, 6, 1], bend: 6 },
    { from: [340, 262], to: [366, 300], widths: [5, 4, 0.4] },
  ],
  creases: 50,
  stitching: 'M344 380Q366 378 389 368M136 380Q114 378 91 368',
  button: null,
}

export const SHIRT_SLEEVES = { long, rolled } as const satisfies Record<string, ShirtSleeve>
