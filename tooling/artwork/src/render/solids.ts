import { plus, unit, type Vec } from '../space.ts'
import { across } from './camera.ts'
import type { Surface } from './patch.ts'

const TAU = 2 * Math.PI
type Place = (place: Vec) => Vec

const power = (value: number, to: number) => Math.sign(value) * Math.abs(value) ** to

/** A band around the z axis: its radius, its width along z, its thickness, from one turn to another (0 is the top). */
export function hoop(
  place: Place,
  shape: {
    readonly radius: number
    readonly from: number
    readonly to: number
    readonly width: (turn: number) => number
    readonly thick: (turn: number) => number
    /** 1 makes the section an ellipse; smaller values flatten its sides. */
    readonly soft?: number
    /** How much the radius grows sideways, as for an oval. */
    readonly stretch?: number
  },
): Surface {
  const { radius, from, to, width, thick, soft = 0.8, stretch = 1 } = shape
  return (u, v) => {
    const turn = (from + (to - from) * u) * TAU
    const [w, t] = [width(from + (to - from) * u), thick(from + (to - from) * u)]
    const out = radius + (power(Math.cos(v * TAU), soft) * t) / 2
    return place([Math.sin(turn) * out * stretch, Math.cos(turn) * out, (power(Math.sin(v * TAU), soft) * w) / 2])
  }
}

/** A wire along a line, with a `radius` by position; its ends are round where the radius is 0. */
export function wire(line: (u: number) => Vec, radius: (u: number) => number, up: Vec = [0, 0, 1]): Surface {
  // Cached, as many points of one section are requested in sequence.
  const frames = new Map<number, { readonly middle: Vec; readonly a: Vec; readonly b: Vec; readonly r: number }>()
  const frame = (u: number) => {
    const known = frames.get(u)
    if (known) return known
    const at = Math.min(0.999, Math.max(0.001, u))
    const along = plus(line(Math.min(1, at + 0.001)), line(Math.max(0, at - 0.001)), -1)
    const [a, b] = across(unit(along), up)
    const made = { middle: line(u), a, b, r: radius(u) }
    frames.set(u, made)
    return made
  }
  return (u, v) => {
    const { middle, a, b, r } = frame(u)
    const [cos, sin] = [Math.cos(v * TAU) * r, Math.sin(v * TAU) * r]
    return [
      middle[0] + a[0] * cos + b[0] * sin,
      middle[1] + a[1] * cos + b[1] * sin,
      middle[2] + a[2] * cos + b[2] * sin,
    ]
  }
}

/** A quadratic curve: from, towards, to. */
export const bend =
  (from: Vec, by: Vec, to: Vec) =>
  (u: number): Vec => {
    const [a, b, c] = [(1 - u) * (1 - u), 2 * u * (1 - u), u * u]
    return [
      from[0] * a + by[0] * b + to[0] * c,
      from[1] * a + by[1] * b + to[1] * c,
      from[2] * a + by[2] * b + to[2] * c,
    ]
  }

/** A radius that tapers to a round tip. */
export const taper =
  (from: number, to: number, tip = 0.12) =>
  (u: number): number => {
    const r = from + (to - from) * u
    return u < 1 - tip ? r : r * Math.sqrt(Math.max(0.08, 1 - ((u - 1 + tip) / tip) ** 2))
  }

/** A solid of revolution between two points: radii at fractions of its length. */
export function spun(from: Vec, to: Vec, profile: readonly (readonly [share: number, radius: number])[]): Surface {
  const radius = (u: number) => {
    const above = Math.max(
      1,
      profile.findIndex(([share]) => share >= u),
    )
    const [low, high] = [profile[above - 1] ?? [0, 0], profile[above] ?? [1, 0]]
    const share = Math.min(1, Math.max(0, (u - low[0]) / (high[0] - low[0] || 1)))
    const smooth = share * share * (3 - 2 * share)
    return low[1] + (high[1] - low[1]) * smooth
  }
  const way = plus(to, from, -1)
  return wire(
    (u) => plus(from, way, u),
    (u) => Math.max(0.05, radius(u)),
  )
}

/** A sphere with its poles at the sides, which the camera does not see. */
export const ball = (middle: Vec, radius: number): Surface =>
  wire(
    (u) => plus(middle, [radius * -Math.cos(u * Math.PI), 0, 0]),
    (u) => Math.max(0.02, radius * Math.sin(u * Math.PI)),
    [0, 1, 0],
  )
