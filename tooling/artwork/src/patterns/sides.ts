import type { Point } from '../curve.ts'
import type { Fold } from '../shapes/drape.ts'

/** The same points on the other side of the frame's middle. */
export const flip = (points: readonly Point[]): readonly Point[] =>
  points.map(([x, y, corner]): Point => [480 - x, y, corner]).toReversed()

/** What is drawn for the right, on the right or on the left. */
export const onSide = (points: readonly Point[], right: boolean): readonly Point[] => (right ? points : flip(points))

/** Folds likewise: their places change sides, the light does not. */
export const foldsOnSide = (folds: readonly Fold[], right: boolean): readonly Fold[] =>
  right
    ? folds
    : folds.map((fold) => ({
        ...fold,
        from: [480 - fold.from[0], fold.from[1]],
        to: [480 - fold.to[0], fold.to[1]],
        bend: -(fold.bend ?? 0),
      }))

/** Small creases here and there in a part of the cloth. */
export const wrinkles = (
  random: () => number,
  count: number,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
): readonly Fold[] =>
  Array.from({ length: count }, (): Fold => {
    const [left, top] = [x + random() * width, y + random() * height]
    const length = 12 + random() * 24
    const slant = (random() - 0.5) * 1.7
    return {
      from: [left, top],
      to: [left + length * slant, top + length * (1.1 - Math.abs(slant) * 0.6)],
      widths: [0.4, 2.4 + random() * 2, 0.4],
      bend: (random() - 0.5) * 6,
      depth: 0.4,
    }
  })
