import { type Hue, lightnessOf } from '../colour.ts'
import type { Point } from '../curve.ts'
import { type Eye, isSeen, plus, type Spot, unit } from '../eye.ts'
import { linearGradient, type Stop } from '../markup.ts'
import { whole } from '../outline.ts'
import { type Finish, lit, metalBand } from '../surface.ts'
import { mean } from './bulge.ts'

export type Band = {
  /** Points around the band in the picture; `normals`: their normals. */
  readonly row: readonly Point[]
  readonly normals: readonly Spot[]
  /** The direction of the axis in the picture, as a unit vector. */
  readonly axis: Point
  readonly hue: Hue
  readonly finish: Finish
}

/** The number of samples of light across a band. */
const STEPS = 28
/** A difference of lightness that is not visible within a band. */
const EVEN = 0.034

/**
 * The fill of a band between two rings: a gradient across its axis, or one colour if it is evenly lit. Null if it is not
 * visible.
 */
export function bandFill(eye: Eye, { row, normals, axis: [ax, ay], hue, finish }: Band) {
  const seen = row.flatMap(([x, y], index) => {
    const normal = normals[index]
    return normal && isSeen(eye, normal) ? [{ place: y * ax - x * ay, normal: eye.direction(normal), x, y }] : []
  })
  const places = seen.map(({ place }) => place)
  const [from, to] = [Math.min(...places), Math.max(...places)]
  if (!(to - from > 0.05)) return null
  // Front and back of an edge-on band project to the same places; their light is averaged.
  const steps = new Map<number, Spot>()
  for (const { place, normal } of seen) {
    const step = Math.round(((place - from) / (to - from)) * STEPS)
    steps.set(step, plus(steps.get(step) ?? [0, 0, 0], normal))
  }
  const stops =
    finish === 'metal'
      ? metalBand(hue, to - from)
      : thinned(
          [...steps]
            .toSorted(([one], [other]) => one - other)
            .map(([step, normal]): Stop => [step / STEPS, lit(hue, unit(normal), finish)]),
          EVEN * 0.8 * eye.coarse,
        )
  const tones = stops.map(tone)
  if (Math.max(...tones) - Math.min(...tones) < EVEN * eye.coarse)
    return { plain: stops[stops.length >> 1]?.[1] ?? hue }

  const [x, y] = [mean(seen.map((one) => one.x)), mean(seen.map((one) => one.y))]
  const middle = y * ax - x * ay
  const at = (place: number): Point => [whole(x - (place - middle) * ay), whole(y + (place - middle) * ax)]
  const [[x1, y1], [x2, y2]] = [at(from), at(to)]
  return {
    gradient: (id: string) => linearGradient(id, stops, { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }),
  }
}

/** Removes gradient stops that are nearly linear between their neighbours. */
function thinned(stops: readonly Stop[], least: number): readonly Stop[] {
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last || stops.length < 3) return stops
  const [dark, bright] = [tone(first), tone(last)]
  const off = stops.map((stop) => {
    const share = (stop[0] - first[0]) / (last[0] - first[0] || 1)
    return Math.abs(tone(stop) - dark - (bright - dark) * share)
  })
  const most = off.indexOf(Math.max(...off))
  if ((off[most] ?? 0) < least) return [first, last]
  return [...thinned(stops.slice(0, most + 1), least).slice(0, -1), ...thinned(stops.slice(most), least)]
}

const tone = ([, colour]: Stop) => lightnessOf(colour as Hue)
