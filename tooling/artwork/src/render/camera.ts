import type { Point } from '../curve.ts'
import { cross, dot, turned, unit, type Vec } from '../space.ts'

/** A camera with a long lens: parallels stay parallel. Pictures grow to the right and downwards. */
export type Camera = {
  readonly at: (place: Vec) => Point
  /** From the scene towards the camera. */
  readonly towards: Vec
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A camera that looks down by `tilt` degrees, on things drawn at this scale. */
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

/** How a thing is put into the scene: rolled about z, leant about x, turned about y (degrees), then moved. */
type Stand = {
  readonly roll?: number
  readonly lean?: number
  readonly turn?: number
  readonly at?: Vec
}

export function stood({ roll = 0, lean = 0, turn = 0, at = [0, 0, 0] }: Stand): (place: Vec) => Vec {
  // Where the three axes come to point is worked out once: a drawing asks for many thousands of places.
  const [a, b, c] = [RIGHT, UP, NEAR].map((axis) =>
    turned(turned(turned(axis, NEAR, radians(roll)), RIGHT, radians(lean)), UP, radians(turn)),
  ) as [Vec, Vec, Vec]
  return ([x, y, z]) => [
    at[0] + a[0] * x + b[0] * y + c[0] * z,
    at[1] + a[1] * x + b[1] * y + c[1] * z,
    at[2] + a[2] * x + b[2] * y + c[2] * z,
  ]
}

/** Two directions across a direction, at right angles to it and to each other; the first as near to `up` as can be. */
export function across(along: Vec, up: Vec): readonly [Vec, Vec] {
  const side = unit(cross(along, Math.abs(dot(unit(along), up)) > 0.98 ? [1, 0, 0] : up))
  return [unit(cross(side, along)), side]
}
