import type { Hue } from '../colour.ts'
import type { Device } from '../device.ts'
import type { Eye, Spot } from '../eye.ts'
import { cord } from '../shapes/cord.ts'

const STEEL: Hue = '#a2abb2'

/** A leg from the hub of a tripod to the table. */
export const leg = (eye: Eye, from: Spot, to: Spot, hue: Hue, width: number): Device => {
  const at = (share: number): Spot => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
  return [
    cord(eye, [at(0.5), at(0.76), at(1)], width * 0.74, STEEL, 0.16),
    cord(eye, [at(0), at(0.3), at(0.56)], width, hue, 0.14),
    cord(eye, [at(0.53), at(0.58)], width * 1.4, '#14181c', 0.1),
    cord(eye, [at(0.97), at(1)], width * 1.1, '#14181c', 0.1),
  ]
}
