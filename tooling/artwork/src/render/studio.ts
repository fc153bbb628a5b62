import { dot, plus, unit, type Vec } from '../space.ts'

/** A lamp or reflector: its direction, its half width and height (as tangents), its soft edge, its brightness. */
type Panel = {
  readonly to: Vec
  readonly half: readonly [across: number, up: number]
  readonly edge: number
  readonly light: number
}

const PANELS: readonly Panel[] = [
  // The key: a long softbox above, to the left and before the piece.
  { to: unit([-0.5, 0.72, 0.5]), half: [0.7, 0.3], edge: 0.12, light: 0.85 },
  // A strip on the right, a little behind it.
  { to: unit([0.95, 0.2, 0.1]), half: [0.12, 0.9], edge: 0.06, light: 0.7 },
  // A card on the left, and a wide faint one behind the camera.
  { to: unit([-0.92, -0.1, 0.3]), half: [0.26, 0.6], edge: 0.2, light: 0.5 },
  { to: unit([0.15, 0.16, 0.98]), half: [0.5, 0.34], edge: 0.3, light: 0.3 },
  // A narrow lamp straight above.
  { to: unit([0.24, 0.95, 0.1]), half: [0.24, 0.4], edge: 0.1, light: 0.7 },
]

const soft = (value: number, half: number, edge: number): number => {
  const share = Math.min(1, Math.max(0, (half + edge - Math.abs(value)) / (2 * edge)))
  return share * share * (3 - 2 * share)
}

/**
 * The brightness of the jeweller's studio by direction, from 0 to 1: dark walls, four panels, and a floor that reflects some
 * of their light below a dark horizon. Polished metal and cut stones reflect only this.
 */
export function studio(direction: Vec): number {
  const [x, y, z] = direction
  const wall = 0.1 + 0.2 * Math.max(0, y) + 0.1 * Math.max(0, -x)
  const floor = y < 0 ? 0.42 * soft(y + 0.6, 0.3, 0.2) * (0.55 + 0.45 * Math.max(0, z)) : 0
  let light = wall + floor
  for (const { to, half, edge, light: strength } of PANELS) {
    const ahead = dot(direction, to)
    if (ahead <= 0.05) continue
    const side = unit([to[2], 0, -to[0]])
    const up = unit([
      to[1] * side[2] - to[2] * side[1],
      to[2] * side[0] - to[0] * side[2],
      to[0] * side[1] - to[1] * side[0],
    ])
    light +=
      strength * soft(dot(direction, side) / ahead, half[0], edge) * soft(dot(direction, up) / ahead, half[1], edge)
  }
  return Math.min(1, light)
}

/** The direction from which light comes that a mirror with this `normal` reflects `towards`. */
export const mirrored = (normal: Vec, towards: Vec): Vec =>
  plus(plus([0, 0, 0], normal, 2 * dot(normal, towards)), towards, -1)

/** The studio as seen by cut stones: with many small lamps above, and the dark camera in front. */
export function sparkling(direction: Vec): number {
  const [x, y, z] = direction
  const lamps = Math.max(0, Math.sin(Math.atan2(x, z) * 5 + 0.6) * Math.sin(y * 8 + 0.9)) ** 2
  const above = Math.min(1, Math.max(0, y * 2 + 0.7))
  return Math.min(3, studio(direction) * 1.5 + lamps * above * 2.8)
}
