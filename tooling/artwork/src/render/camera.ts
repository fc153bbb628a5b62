import type { Point } from '../curve.ts'
import { cross, dot, turned, unit, type Vec } from '../space.ts'

/** A camera with a long lens: parallels stay parallel. In pictures, x grows to the right and y downwards. */
export type Camera = {
  readonly at: (place: Vec) => Point
  /** The direction from the scene to the camera. */
  readonly towards: Vec
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A camera tilted down by `tilt` degrees, with this scale. */
export function cameraOf(tilt: number, scale = 1): Camera {
  const [sin, cos] = [Math.sin(radians(tilt)), Math.cos(radians(tilt))]
  return {
    at: ([x, y, z]) => [x * scale, (z * sin - y * cos) * scale],
    towards: [0, sin, cos],
  }
}

const [RIGHT, UP, NEAR]: readonly [Vec, Vec, Vec] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** The placement of an object in the scene: rolled about z, leant about x, turned about y (degrees), then moved. */
type Stand = {
  readonly roll?: number
  readonly lean?: number
  readonly turn?: number
  readonly at?: Vec
}

export function stood({ roll = 0, lean = 0, turn = 0, at = [0, 0, 0] }: Stand): (place: Vec) => Vec {
  // The axes are precomputed, as a drawing converts many thousands of points.
  const [a, b, c] = [RIGHT, UP, NEAR].map((axis) =>
    turned(turned(turned(axis, NEAR, radians(roll)), RIGHT, radians(lean)), UP, radians(turn)),
  ) as [Vec, Vec, Vec]
  return ([x, y, z]) => [
    at[0] + a[0] * x + b[0] * y + c[0] * z,
    at[1] + a[1] * x + b[1] * y + c[1] * z,
    at[2] + a[2] * x + b[2] * y + c[2] * z,
  ]
}

/** Two unit vectors perpendicular to a direction and to each other; the first is as close to `up` as possible. */
export function across(along: Vec, up: Vec): readonly [Vec, Vec] {
  const side = unit(cross(along, Math.abs(dot(unit(along), up)) > 0.98 ? [1, 0, 0] : up))
  return [unit(cross(side, along)), side]
}
