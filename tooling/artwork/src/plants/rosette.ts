import type { Hue } from '../colour.ts'
import { curved } from '../curve.ts'
import { area, line } from '../markup.ts'
import { seeded } from '../seed.ts'
import { foliage, look, type Outline, type SeenBlade } from '../shapes/blade.ts'
import { heading, plus } from '../space.ts'

export type Rosette = {
  readonly leaves: number
  /** Of the innermost and the outermost leaf: how it rises, and how long it is. */
  readonly rise: readonly [inner: number, outer: number]
  readonly length: readonly [inner: number, outer: number]
  /** Half the width, as a share of the length. */
  readonly width: number
  readonly outline: Outline
  /** Negative: the leaves cup upwards. */
  readonly fall: number
  readonly fold: number
  /** How far it leans towards the camera. */
  readonly lean: number
  readonly face: Hue
  readonly under?: Hue
  readonly gloss?: number
  readonly steps?: number
  readonly flat?: boolean
  /** Height of its heart, and how far out the outermost leaf begins. */
  readonly at: number
  readonly heart: number
  readonly paint?: ((leaf: SeenBlade, random: () => number) => string) | undefined
}

/** Thick leaves in a spiral, the young ones upright in the middle. */
export function rosette(name: string, { leaves, rise, length, width, at, heart, lean, paint, ...made }: Rosette) {
  const random = seeded(name)
  const blades = Array.from({ length: leaves }, (_, index) => {
    const outer = index / (leaves - 1)
    const azimuth = index * 2.4 + 0.6
    const size = length[0] + (length[1] - length[0]) * outer ** 0.7 + (random() - 0.5) * 6
    return look({
      from: plus([0, at, 0], heading(azimuth, 0), heart * outer),
      azimuth: azimuth + (random() - 0.5) * 0.1,
      rise: rise[0] + (rise[1] - rise[0]) * outer ** 0.8,
      fall: made.fall,
      length: size,
      width: size * width,
      outline: made.outline,
      fold: made.fold,
      lean: { angle: lean, around: [0, at, 0] },
    })
  })
  const deep = 0.5 * length[1]
  return foliage(name, blades, {
    ...made,
    ...(paint && { paint: (leaf: SeenBlade) => paint(leaf, random) }),
    shadow: ({ near }) => (near < at * 0.2 - deep * 0.6 ? 0.1 : 0),
  })
}

/** A coloured tip. */
export const tipped =
  (hue: Hue, opacity: number) =>
  ({ at }: Pick<SeenBlade, 'at'>): string => {
    const [left, tip, right, heart] = [at(0.84, -0.9), at(1, 0), at(0.84, 0.9), at(0.9, 0)]
    return area(curved(left, tip, right, heart, left), hue, { opacity })
  }

/** A blush at the tip and along the upper edge. */
export const blush =
  (hue: Hue, opacity: number) =>
  ({ at }: Pick<SeenBlade, 'at'>): string =>
    tipped(hue, opacity)({ at }) +
    line(
      curved(at(0.3, -0.98), at(0.66, -0.99), at(0.92, -0.9)) + curved(at(0.3, 0.98), at(0.66, 0.99), at(0.92, 0.9)),
      hue,
      2.6,
      { opacity: 0.6 },
    )

/** As a spoon: narrow at its foot, broad near its end, with a short point. */
export const spoon: Outline = (t) =>
  (0.42 + 0.58 * Math.sin((Math.PI / 2) * Math.min(1, t / 0.68))) *
  (t < 0.68 ? 1 : Math.max(0, 1 - ((t - 0.68) / 0.32) ** 2.4))
/** As a dagger: broad at its foot. */
export const dagger: Outline = (t) => (1 - t) ** 0.72 * Math.min(1, 0.8 + t * 2)
