import { type Hue, shade } from '../colour.ts'
import { through } from '../curve.ts'
import { line } from '../markup.ts'
import { heading, nearness, plus, seen, type Vec } from '../space.ts'
import type { Part } from './blade.ts'

/** A stem, trunk or vine along a curve in space, in pieces that are sorted by depth. */
export function stalk(
  way: (share: number) => Vec,
  widths: readonly [number, number],
  hue: Hue,
  pieces = 4,
): readonly Part[] {
  return Array.from({ length: pieces }, (_, piece): Part => {
    const at = (step: number) => way((piece + step) / pieces)
    const d = through([0, 0.5, 1.02].map((step) => seen(at(step))))
    const width = widths[0] + (widths[1] - widths[0]) * ((piece + 0.5) / pieces)
    return {
      near: nearness(at(0.5)),
      body:
        width < 7
          ? line(d, hue, width)
          : line(d, shade(hue, -0.13), width) +
            line(d, shade(hue, 0.06), width * 0.5, { transform: `translate(${-Math.round(width * 1.8) / 10} 0)` }),
    }
  })
}

/** A curve that rises and bends down. */
export function bowed(from: Vec, azimuth: number, rise: number, fall: number, length: number): (share: number) => Vec {
  const points: Vec[] = [from]
  for (let step = 0; step < 16; step++)
    points.push(plus(points[step] ?? from, heading(azimuth, rise - (fall * step) / 15), length / 16))
  return (share) => {
    const place = Math.min(15.99, Math.max(0, share * 16))
    const [a, b] = [points[Math.floor(place)] ?? from, points[Math.floor(place) + 1] ?? from]
    return plus(a, plus(b, a, -1), place % 1)
  }
}
