import type { Hue } from '../colour.ts'
import { around, mirrored, type Point } from '../curve.ts'
import { cylinder } from '../light.ts'
import { element, linearGradient, ref, use } from '../markup.ts'

/** A solid of revolution from its right profile (offsets from the axis, top to bottom), lit as a cylinder. */
export function lathe(
  id: string,
  axis: number,
  profile: readonly Point[],
  hue: Hue,
  gain = 1,
): { defs: string; body: string } {
  return {
    defs:
      element('path', { id, d: around(mirrored(profile, axis)) }) + linearGradient(`${id}-light`, cylinder(hue, gain)),
    body: use(id, { fill: ref(`${id}-light`) }),
  }
}
