import { type Facet, facetsOf, type Half } from '../render/polyhedron.ts'
import { dot, unit, type Vec } from '../space.ts'

/** How a stone is cut: round with 57 facets, oval, a drop, in steps. */
export type Cut = 'round' | 'drop' | 'step' | 'briolette'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const TAU = 2 * Math.PI

/**
 * A ring of equal facets: their number, the offset of the first as a fraction of its width, and their angle to the girdle
 * plane in degrees.
 */
type Tier = {
  readonly count: number
  readonly phase: number
  readonly lean: number
  readonly at?: readonly [out: number, up: number]
}

/** The radius of the girdle by direction, seen from above. */
type Reach = (turn: number) => number
const circle: Reach = () => 1
/** The girdle of a drop: a circle below, and sides that meet in a point. */
const drop: Reach = (turn) => Math.max(1, Math.sin(turn) * -1.6)

const GIRDLE = 0.04
const TABLE = 0.56

/** Tiers of a brilliant: crown mains, stars, upper and lower halves, pavilion mains, girdle. */
function brilliant(reach: Reach, crown: number, pavilion: number): readonly Half[] {
  const height = (1 - TABLE) * Math.tan(radians(crown)) + GIRDLE
  const above: readonly Tier[] = [
    { count: 8, phase: 0, lean: crown },
    { count: 16, phase: 0.5, lean: crown + 5.5 },
    { count: 8, phase: 0.5, lean: crown - 13, at: [TABLE * Math.cos(Math.PI / 8), height] },
  ]
  const below: readonly Tier[] = [
    { count: 8, phase: 0, lean: pavilion },
    { count: 16, phase: 0.5, lean: pavilion + 1.6 },
  ]
  const tier = ({ count, phase, lean, at }: Tier, side: 1 | -1): readonly Half[] =>
    Array.from({ length: count }, (_, i) => {
      const turn = ((i + phase) / count) * TAU
      const [sin, cos] = [Math.sin(radians(lean)), Math.cos(radians(lean))]
      const normal: Vec = [Math.cos(turn) * sin, cos * side, Math.sin(turn) * sin]
      const [out, up] = at ? [at[0] * reach(turn), at[1]] : [reach(turn), GIRDLE]
      return { normal, far: sin * out + cos * up }
    })
  const girdle = Array.from({ length: 32 }, (_, i): Half => {
    const turn = ((i + 0.5) / 32) * TAU
    return { normal: [Math.cos(turn), 0, Math.sin(turn)], far: reach(turn) * 0.985 }
  })
  return [
    { normal: [0, 1, 0], far: height },
    ...above.flatMap((one) => tier(one, 1)),
    ...girdle,
    ...below.flatMap((one) => tier(one, -1)),
  ]
}

/** Steps along the four sides and the four corners of a long rectangle. */
function steps(): readonly Half[] {
  const sides = Array.from({ length: 8 }, (_, i) => {
    const turn = (i / 8) * TAU
    return { turn, out: i % 2 ? 0.98 : i % 4 === 0 ? 0.76 : 1 }
  })
  const tier = (lean: number, inset: number, up: number, side: 1 | -1) =>
    sides.map(({ turn, out }): Half => {
      const [sin, cos] = [Math.sin(radians(lean)), Math.cos(radians(lean))]
      return { normal: [Math.cos(turn) * sin, cos * side, Math.sin(turn) * sin], far: sin * (out - inset) + cos * up }
    })
  return [
    { normal: [0, 1, 0], far: 0.26 },
    ...tier(48, 0, GIRDLE, 1),
    ...tier(36, 0.1, 0.15, 1),
    ...tier(24, 0.2, 0.22, 1),
    ...tier(90, 0, 0, 1),
    ...tier(58, 0, GIRDLE, -1),
    ...tier(47, 0.2, 0.34, -1),
    ...tier(38, 0.42, 0.58, -1),
  ]
}

/** A drop cut all around in small facets, its point up. */
function briolette(): readonly Half[] {
  const rows: readonly (readonly [up: number, out: number, lean: number])[] = [
    [1.35, 0.12, 66],
    [0.75, 0.5, 58],
    [0.3, 0.78, 68],
    [-0.15, 0.95, 84],
    [-0.5, 0.86, 118],
    [-0.8, 0.56, 142],
    [-0.98, 0.2, 165],
  ]
  return rows.flatMap(([up, out, lean], row) =>
    Array.from({ length: 12 }, (_, i): Half => {
      const turn = ((i + (row % 2) / 2) / 12) * TAU
      const [sin, cos] = [Math.sin(radians(lean)), Math.cos(radians(lean))]
      return { normal: [Math.cos(turn) * sin, cos, Math.sin(turn) * sin], far: sin * out + cos * up }
    }),
  )
}

const CUTS: Readonly<Record<Cut, () => readonly Half[]>> = {
  round: () => brilliant(circle, 34, 41),
  drop: () => brilliant(drop, 34, 41),
  step: steps,
  briolette,
}

/** The facets of a stone of this cut, scaled to its three half sizes, and placed in the scene. */
export function stoneOf(cut: Cut, size: Vec, place: (place: Vec) => Vec): readonly Facet[] {
  const middle = place([0, 0, 0])
  const halves = CUTS[cut]().map(({ normal, far }): Half => {
    // A plane scaled with the stone: its normal is divided by the scale.
    const stretched: Vec = [normal[0] / size[0], normal[1] / size[1], normal[2] / size[2]]
    const length = Math.hypot(...stretched)
    const to = place(unit(stretched))
    const facing = unit([to[0] - middle[0], to[1] - middle[1], to[2] - middle[2]])
    return { normal: facing, far: far / length + dot(facing, middle) }
  })
  return facetsOf(halves)
}
