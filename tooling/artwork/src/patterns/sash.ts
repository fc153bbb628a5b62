import { around } from '../curve.ts'
import type { Tones } from '../light.ts'
import { area, line } from '../markup.ts'
import { seams } from '../shapes/drape.ts'

/** A narrow belt of the same cloth at the waist of a shirt-dress, knotted to one side. */
export function sash(tones: Tones, y: number): string {
  const band = around([
    [154, y - 8, 'corner'],
    [196, y - 4],
    [240, y - 3],
    [284, y - 4],
    [326, y - 8, 'corner'],
    [327, y + 7, 'corner'],
    [284, y + 12],
    [240, y + 13],
    [196, y + 12],
    [153, y + 7, 'corner'],
  ])
  const ends = `M262 ${y + 4}c-6 36-12 76-10 114l16-4c-2-34 2-74 8-108ZM272 ${y + 4}c8 32 20 62 24 92l14-8c-6-28-16-56-26-86Z`
  const knot = around([
    [258, y - 6],
    [272, y - 9],
    [286, y - 4],
    [284, y + 10],
    [270, y + 14],
    [258, y + 10],
  ])
  return (
    line(`M158 ${y + 12}Q240 ${y + 24} 322 ${y + 12}`, tones.deep, 6, { opacity: 0.3 }) +
    area(band + ends, tones.light) +
    area(band + ends, tones.base, { opacity: 0.55 }) +
    seams(tones, band, ends) +
    area(knot, tones.light) +
    seams(tones, knot)
  )
}
