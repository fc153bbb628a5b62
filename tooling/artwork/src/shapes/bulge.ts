import type { Hue } from '../colour.ts'
import type { Point } from '../curve.ts'
import { type Eye, isSeen, plus, type Spot, unit } from '../eye.ts'
import { element, linearGradient, radialGradient, ref, type Stop, use } from '../markup.ts'
import { whole } from '../outline.ts'
import { type Finish, lit } from '../surface.ts'

export type Bulge = {
  /** Path data of its outline. */
  readonly outline: string
  /** Points of it in the picture, with their normals. */
  readonly places: readonly { readonly point: Point; readonly normal: Spot }[]
  readonly hue: Hue
  readonly finish: Finish
}

/** The number of steps of the gradient. */
const STEPS = 6
/** The direction of the light across the picture. */
const WAY: Point = [0.6, 0.8]

/**
 * A surface that curves in every direction, in one piece: its light falls off away from the key, and again towards the rim.
 */
export function bulge(eye: Eye, id: string, { outline, places, hue, finish }: Bulge) {
  const seen = places
    .filter(({ normal }) => isSeen(eye, normal))
    .map(({ point, normal }) => ({ way: point[0] * WAY[0] + point[1] * WAY[1], point, normal: eye.direction(normal) }))
  const ways = seen.map(({ way }) => way)
  const [from, to] = [Math.min(...ways), Math.max(...ways)]
  const step = (to - from) / STEPS
  const stops = Array.from({ length: STEPS + 1 }, (_, index): Stop => {
    const near = seen.filter(({ way }) => Math.abs(way - from - index * step) <= step * 0.75)
    const normal = unit(near.reduce((sum: Spot, one) => plus(sum, one.normal), [0, 0, 0.001]))
    return [index / STEPS, lit(hue, normal, finish === 'gloss' ? 'satin' : finish)]
  })
  const [x, y, middle] = [mean(seen.map(({ point }) => point[0])), mean(seen.map(({ point }) => point[1])), mean(ways)]
  const at = (way: number): Point => [whole(x + (way - middle) * WAY[0]), whole(y + (way - middle) * WAY[1])]
  const [[x1, y1], [x2, y2]] = [at(from), at(to)]
  return {
    defs:
      element('path', { id: `${id}p`, d: outline }) +
      linearGradient(id, stops, { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }) +
      radialGradient(
        `${id}r`,
        [
          [0.55, '#000', 0],
          [1, '#000', 0.3],
        ],
        { cx: 0.46, cy: 0.45, r: 0.58 },
      ),
    body: use(`${id}p`, { fill: ref(id) }) + use(`${id}p`, { fill: ref(`${id}r`) }),
  }
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
