import { through } from '../curve.ts'
import { seeded } from '../seed.ts'
import type { Part } from '../shapes/blade.ts'
import { bowed } from '../shapes/stalk.ts'
import { type Stroke, strokes } from '../shapes/strokes.ts'
import { heading, nearness, plus, seen, type Vec } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'

/** Grey foliage below, a spike of small flowers on every stem. */
export function lavender({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({ name, hue, fine, finish: 'clay', height: 196, mouth: 136, foot: 94, style: 'rimmed' })
  const count = fine ? 36 : 20
  const stems = Array.from({ length: count }, (_, index): Stroke => {
    const outer = Math.sqrt(index / count)
    const azimuth = index * 2.4
    const root = plus([0, -vessel.soilY - 4, 0], heading(azimuth, 0), outer * 66)
    const way = bowed(root, azimuth, 1.56 - outer * 0.34, 0.18 + random() * 0.16, 440 - outer * 100 + random() * 90)
    const along = (shares: readonly number[]) => through(shares.map((share) => seen(way(share))))
    const spike = along([0.72, 0.86, 1])
    return { near: nearness(way(0.6)), paths: [along([0, 0.5, 0.98]), spike, spike, along([0.84, 0.92, 1.03])] }
  })
  const flowers = strokes(
    `${name}-f`,
    stems,
    [
      { hue: '#7b9667', width: 3.4 },
      { hue: '#5b4a8e', width: 19, gap: 12 },
      { hue: '#8b76c4', width: 12, gap: 12, shift: [-3, -3] },
      { hue: '#a996dc', width: 8, gap: 12, shift: [-2, -2] },
    ],
    fine ? 2 : 4,
  )
  const leaves = twigs(name, random, {
    count: fine ? 24 : 12,
    soil: -vessel.soilY,
    spread: 70,
    tall: [110, 60],
    needle: 46,
    every: fine ? 17 : 22,
    hues: ['#5c7660', '#7d977c', '#a5ba9b'],
  })
  return { name, defs: vessel.defs, foot: 92, body: vessel.planted([...flowers, ...leaves]) }
}

/** Upright woody twigs full of needles. */
export function rosemary({ name, hue, fine }: Wanted): Still {
  const vessel = pot({ name, hue, fine, finish: 'tin', height: 190, mouth: 128, foot: 106, style: 'straight' })
  const leaves = twigs(name, seeded(name), {
    count: fine ? 24 : 12,
    soil: -vessel.soilY,
    spread: 64,
    tall: [430, 190],
    needle: 30,
    every: fine ? 14 : 18,
    hues: ['#35563b', '#4f7a4c', '#7fa06b'],
    wood: '#7b6248',
  })
  return { name, defs: vessel.defs, foot: 102, body: vessel.planted(leaves) }
}

type Twigs = {
  readonly count: number
  readonly soil: number
  readonly spread: number
  readonly tall: readonly [middle: number, edge: number]
  /** Length of a needle, and how far apart they grow. */
  readonly needle: number
  readonly every: number
  /** Shaded, plain and lit. */
  readonly hues: readonly [string, string, string]
  readonly wood?: string
}

/** Twigs set with needles all around: those that point up and to the left catch the light. */
function twigs(
  name: string,
  random: () => number,
  { count, soil, spread, tall, needle, every, hues, wood }: Twigs,
): readonly Part[] {
  const grown = Array.from({ length: count }, (_, index): Stroke => {
    const outer = Math.sqrt((index + 0.5) / count)
    const azimuth = index * 2.4
    const root: Vec = plus([0, soil - 4, 0], heading(azimuth, 0), outer * spread)
    const length = tall[0] + (tall[1] - tall[0]) * outer ** 1.4 + random() * 60
    const way = bowed(root, azimuth, 1.58 - outer * 0.5, 0.1 + random() * 0.3 - outer * 0.2, length)
    const paths: [string, string, string] = ['', '', '']
    const steps = Math.floor(length / every)
    for (let leaf = 0; leaf < steps * 2; leaf++) {
      const share = (Math.floor(leaf / 2) + 1) / steps
      const around = Math.floor(leaf / 2) * 2.4 + (leaf % 2) * Math.PI + random() * 0.8
      const reach = needle * (1.15 - share * 0.5) * (0.8 + random() * 0.4)
      const from = way(share)
      const [a, b] = seen(from)
      const [c, d] = seen(plus(from, heading(around, 0.6 + random() * 0.5), reach))
      const light = d - b < -needle * 0.5 && c < a ? 2 : c > a + needle * 0.3 ? 0 : 1
      paths[light] += `M${Math.round(a)} ${Math.round(b)}l${Math.round(c - a)} ${Math.round(d - b)}`
    }
    const stem = wood ? through([0, 0.5, 1].map((share) => seen(way(share)))) : ''
    return { near: nearness(way(0.5)), paths: [stem, ...paths] }
  })
  const pens = [wood ?? '', ...hues].map((hue) => ({ hue, width: 5.2 }))
  return strokes(`${name}-n`, grown, pens, 2)
}
