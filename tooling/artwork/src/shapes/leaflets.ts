import { type Hue, mix } from '../colour.ts'
import { curved } from '../curve.ts'
import { area, line } from '../markup.ts'
import { litHue, type Part, type SeenBlade } from './blade.ts'

export type Leaflets = {
  readonly face: Hue
  readonly under?: Hue
  /** Darkens leaflets deep within the plant, from 0 to 1. */
  readonly shadow?: (leaf: SeenBlade) => number
  /** Needles and pinnae are too small to be drawn in two halves. */
  readonly whole?: boolean
  /** A fine line on each: its rib, a splash of cream. */
  readonly mark?: {
    readonly of: (leaf: SeenBlade) => string
    readonly hue: Hue
    readonly width: number
    readonly opacity: number
  }
  /** The number of neighbouring leaflets that share paths. */
  readonly together?: number
}

/** Small leaves, petals or needles, in one tone per half; neighbours with the same light share a path. */
export function leaflets(blades: readonly SeenBlade[], made: Leaflets): readonly Part[] {
  const { face, under = mix(face, '#d8e0b0', 0.25), shadow, whole = false, mark, together = 10 } = made
  const sorted = blades.toSorted((one, other) => one.near - other.near)
  const parts: Part[] = []
  for (let start = 0; start < sorted.length; start += together) {
    const some = sorted.slice(start, start + together)
    const paths = new Map<Hue, { d: string; tone: number }>()
    for (const leaf of some) {
      for (const { side, back, tones } of whole ? leaf.halves.slice(1) : leaf.halves) {
        const tone = Math.round(Math.max(0, (tones[0] + tones[1]) / 2 - (shadow?.(leaf) ?? 0)) * 6) / 6
        const hue = litHue(back ? under : face, tone)
        paths.set(hue, { d: (paths.get(hue)?.d ?? '') + (whole ? wholeOf(leaf) : halfOf(leaf, side)), tone })
      }
    }
    const darkFirst = [...paths].toSorted(([, one], [, other]) => one.tone - other.tone)
    const marks = mark ? line(some.map(mark.of).join(''), mark.hue, mark.width, { opacity: mark.opacity }) : ''
    parts.push({
      near: some[Math.floor(some.length / 2)]?.near ?? 0,
      body: darkFirst.map(([hue, { d }]) => area(d, hue)).join('') + marks,
    })
  }
  return parts
}

/** Half a leaf in two curves: along its edge to the tip, and back along its rib. */
const halfOf = ({ at }: SeenBlade, side: -1 | 1): string =>
  curved(at(0, 0), at(0.5, side), at(1, 0), at(0.5, 0), at(0, 0))
const wholeOf = ({ at }: SeenBlade): string => curved(at(0, 0), at(0.5, 1), at(1, 0), at(0.5, -1), at(0, 0))
