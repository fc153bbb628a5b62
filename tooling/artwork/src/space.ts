import type { Point } from './curve.ts'

/** A place or a direction in a room: x to the right, y up, z towards the camera. */
export type Vec = readonly [x: number, y: number, z: number]

/** The camera's pitch, in radians: the rim of a pot is an ellipse a fifth as high as wide. */
const PITCH = 0.2
/** The height of a horizontal ellipse of width 1. */
export const FLAT = Math.sin(PITCH)

/** Projects a point to the picture, in its units. */
export const seen = ([x, y, z]: Vec): Point => [x, z * Math.sin(PITCH) - y * Math.cos(PITCH)]

/** The nearness to the camera: nearer points are drawn later. */
export const nearness = ([, y, z]: Vec): number => z * Math.cos(PITCH) + y * Math.sin(PITCH)

export const plus = ([a, b, c]: Vec, [x, y, z]: Vec, times = 1): Vec => [a + x * times, b + y * times, c + z * times]
export const dot = ([a, b, c]: Vec, [x, y, z]: Vec): number => a * x + b * y + c * z
export const cross = ([a, b, c]: Vec, [x, y, z]: Vec): Vec => [b * z - c * y, c * x - a * z, a * y - b * x]
export function unit(vec: Vec): Vec {
  const length = Math.sqrt(dot(vec, vec)) || 1
  return plus([0, 0, 0], vec, 1 / length)
}

/** The direction of an azimuth (0 right, π/2 towards the camera) and a rise above the horizontal, in radians. */
export const heading = (azimuth: number, rise: number): Vec => [
  Math.cos(rise) * Math.cos(azimuth),
  Math.sin(rise),
  Math.cos(rise) * Math.sin(azimuth),
]

/** The direction turned around an axis of length 1. */
export function turned(vec: Vec, axis: Vec, angle: number): Vec {
  const along = dot(vec, axis) * (1 - Math.cos(angle))
  return plus(plus(plus([0, 0, 0], vec, Math.cos(angle)), cross(axis, vec), Math.sin(angle)), axis, along)
}

/** The direction of the key light, from the top left and slightly from the front; and the direction of the camera. */
export const KEY: Vec = unit([-0.55, 0.7, 0.46])
export const EYE: Vec = [0, Math.sin(PITCH), Math.cos(PITCH)]
