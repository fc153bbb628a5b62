import { seeded } from '../seed.ts'
import { look, oval, type Part } from '../shapes/blade.ts'
import { leaflets } from '../shapes/leaflets.ts'
import { bowed, stalk } from '../shapes/stalk.ts'
import { heading, plus } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'

/** Fronds that rise from the middle and bow to all sides. */
export function fern({ name, hue, fine }: Wanted): Still {
  const vessel = pot({ name, hue, fine, finish: 'clay', height: 190, mouth: 134, foot: 92, style: 'rimmed' })
  const grown = fronds(name, { count: fine ? 24 : 15, pairs: fine ? 12 : 9, soil: -vessel.soilY, size: 1.15 })
  return { name, defs: vessel.defs, foot: 90, body: vessel.planted(grown) }
}

type Grown = { readonly count: number; readonly pairs: number; readonly soil: number; readonly size: number }

export function fronds(name: string, { count, pairs, soil, size }: Grown): readonly Part[] {
  const random = seeded(name)
  return Array.from({ length: count }, (_, index) => {
    const outer = index / (count - 1)
    const azimuth = index * 2.4 + random() * 0.3
    const [rise, fall] = [1.52 - outer * 0.5, 1 + outer * 0.9 + random() * 0.3]
    const length = (340 - outer * 60 + random() * 60) * size
    const way = bowed(plus([0, soil, 0], heading(azimuth, 0), (8 + outer * 26) * size), azimuth, rise, fall, length)
    const pinnae = Array.from({ length: pairs * 2 }, (_, leaf) => {
      const share = 0.14 + (Math.floor(leaf / 2) / pairs) * 0.86
      const side = leaf % 2 ? 1 : -1
      const taper = Math.sin(Math.PI * Math.min(1, 0.22 + share * 0.77)) ** 0.7
      return look({
        from: way(share),
        azimuth: azimuth + side * 1.15,
        rise: rise - fall * share * 0.7 - 0.2 + random() * 0.1,
        fall: 0.5,
        length: (14 + 46 * taper) * size,
        width: (112 / pairs) * size,
        outline: oval(0.35, 0.8),
        fold: 0.05,
        roll: side * -0.2,
      })
    })
    const made = { face: '#528f37', under: '#83a852', whole: true, together: 26 } as const
    const blades = leaflets(pinnae, {
      ...made,
      shadow: () => (outer < 0.3 ? 0.08 : Math.sin(azimuth) < -0.4 ? 0.16 : 0),
    })
    return [...stalk(way, [4 * size, 3 * size], '#6f8a3f', 1), ...blades]
  }).flat()
}
