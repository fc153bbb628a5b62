import type { Point } from './curve.ts'
import { whole } from './outline.ts'

/** A point or a direction in the room, in millimetres: to the right, up, towards the camera. */
export type Spot = readonly [x: number, y: number, z: number]

export const plus = ([a, b, c]: Spot, [x, y, z]: Spot): Spot => [a + x, b + y, c + z]
export const times = ([x, y, z]: Spot, factor: number): Spot => [x * factor, y * factor, z * factor]
export const dot = ([a, b, c]: Spot, [x, y, z]: Spot): number => a * x + b * y + c * z
export const unit = (spot: Spot): Spot => times(spot, 1 / (Math.hypot(...spot) || 1))

/**
 * Fine units per unit of the frame. Devices are drawn in whole fine units: finer than a large screen shows, and short to
 * write.
 */
export const FINE = 4

/**
 * A camera with a long lens (parallels stay parallel), in the coordinates of the object. `spread`: 1 for exploded drawings,
 * 0 for photographs.
 */
export type Eye = {
  /** Projects a point to the picture, in its units, y downwards. */
  readonly at: (spot: Spot) => Point
  /** Converts a direction of the object to the room. */
  readonly direction: (spot: Spot) => Spot
  readonly room: (spot: Spot) => Spot
  /** The direction from the room to the camera. */
  readonly back: Spot
  /** Fine units of the picture per millimetre. */
  readonly scale: number
  readonly spread: 0 | 1
  /** The reduction of detail: 1 for the picture's subject, more for the background. */
  readonly coarse: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Turned about the upright axis: a positive turn shows its right side. */
function turned([x, y, z]: Spot, degrees: number): Spot {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  return [x * cos - z * sin, y, x * sin + z * cos]
}
/** Leaning back about the axis from left to right. */
function leant([x, y, z]: Spot, degrees: number): Spot {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  return [x, y * cos + z * sin, z * cos - y * sin]
}
/** Rolled clockwise, as seen from the front. */
function rolled([x, y, z]: Spot, degrees: number): Spot {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  return [x * cos + y * sin, y * cos - x * sin, z]
}

/** The shop's camera, tilted down by `tilt` degrees. */
export function eyeOf(
  shot: { readonly tilt: number; readonly scale: number } & Partial<Pick<Eye, 'spread' | 'coarse'>>,
): Eye {
  const { tilt, scale, spread = 0, coarse = 1 } = shot
  const [sin, cos] = [Math.sin(radians(tilt)), Math.cos(radians(tilt))]
  return {
    at: ([x, y, z]) => [x * scale, (z * sin - y * cos) * scale],
    direction: (spot) => spot,
    room: (spot) => spot,
    back: [0, sin, cos],
    scale,
    spread,
    coarse,
  }
}

export type Pose = {
  readonly at?: Spot
  readonly turn?: number
  readonly lean?: number
  readonly roll?: number
}

/** The same camera for an object that is rolled, then leant, then turned, then moved. */
export function posed(eye: Eye, { at = [0, 0, 0], turn = 0, lean = 0, roll = 0 }: Pose): Eye {
  const [a, b, c] = AXES.map((axis) => turned(leant(rolled(axis, roll), lean), turn)) as [Spot, Spot, Spot]
  // Precomputed, as a device projects thousands of points.
  const [i, j, k] = [eye.direction(a), eye.direction(b), eye.direction(c)]
  const start = eye.room(at)
  const [x0, y0] = eye.at(at)
  const [ax, ay, bx, by, cx, cy] = [a, b, c].flatMap((axis) => {
    const [x, y] = eye.at(plus(at, axis))
    return [x - x0, y - y0]
  }) as [number, number, number, number, number, number]
  const direction = ([x, y, z]: Spot): Spot => [
    i[0] * x + j[0] * y + k[0] * z,
    i[1] * x + j[1] * y + k[1] * z,
    i[2] * x + j[2] * y + k[2] * z,
  ]
  return {
    ...eye,
    at: ([x, y, z]) => [x0 + ax * x + bx * y + cx * z, y0 + ay * x + by * y + cy * z],
    direction,
    room: (spot) => plus(start, direction(spot)),
  }
}

const AXES: readonly Spot[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** The same camera for a part that is moved away in exploded drawings. */
export const apart = (eye: Eye, away: Spot): Eye => (eye.spread === 0 ? eye : posed(eye, { at: away }))

/** Whether a surface with this normal faces the camera. */
export const isSeen = (eye: Eye, normal: Spot): boolean => dot(eye.direction(normal), eye.back) > 1e-6

/** The transform that draws on a plane: from its `origin`, in millimetres along `right` and `down`. */
export function onPlane(eye: Eye, origin: Spot, right: Spot, down: Spot): string {
  const [x, y] = eye.at(origin)
  const [a, b] = eye.at(plus(origin, right))
  const [c, d] = eye.at(plus(origin, down))
  const numbers = [a - x, b - y, c - x, d - y].map((value) => Math.round(value * 1000) / 1000)
  return `matrix(${[...numbers, whole(x), whole(y)].join(' ')})`
}
