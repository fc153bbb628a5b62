import { curved } from '../curve.ts'
import { seeded } from '../seed.ts'
import { look, oval, type SeenBlade } from '../shapes/blade.ts'
import { leaflets } from '../shapes/leaflets.ts'
import { bowed, stalk } from '../shapes/stalk.ts'
import { heading, plus } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'

/** Where the stems lean, the upright ones first. */
const STEMS = [0.35, 2.5, 1.45, 4, 5.5, 3.3, 0.95, 2.05, 6]

/** Thick arching stems with waxed leaflets in pairs. */
export function zamioculca({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({ name, hue, fine, finish: 'glaze', height: 200, mouth: 146, foot: 96, style: 'bowl' })
  const pairs = fine ? 8 : 7
  const parts = STEMS.flatMap((azimuth, index) => {
    const length = (index < 5 ? 470 : 380) + random() * 90
    const root = plus([0, -vessel.soilY - 6, 0], heading(azimuth, 0), 16 + index * 5)
    const rise = 1.52 - index * 0.035
    const way = bowed(root, azimuth, rise, 0.5 + index * 0.06, length)
    const blades = Array.from({ length: pairs * 2 + 1 }, (_, leaf) => {
      const last = leaf === pairs * 2
      const share = last ? 0.99 : 0.24 + (Math.floor(leaf / 2) / pairs) * 0.74
      const side = last ? 0 : leaf % 2 ? 1 : -1
      const size = 1.12 - Math.abs(share - 0.5) * 0.7
      return look({
        from: way(share),
        azimuth: azimuth + side * (0.95 + random() * 0.2),
        rise: (last ? 1 : 0.8) + random() * 0.2 - share * 0.3,
        fall: 0.5,
        length: 96 * size,
        width: 25 * size,
        outline: oval(0.42, 0.75),
        fold: 0.2,
        roll: side * 0.4,
      })
    })
    const shadow = ({ near }: SeenBlade) => (near < 66 ? 0.14 : 0)
    const waxed = { of: shine, hue: '#eef6d8', width: 4, opacity: 0.3 } as const
    const leaves = leaflets(blades, {
      face: '#2c6a34',
      under: '#6a9150',
      shadow,
      ...(fine && { mark: waxed }),
      whole: !fine,
      together: 6,
    })
    return [...leaves, ...stalk(way, [16, 6], '#5d8240', fine ? 3 : 1)]
  })
  return { name, defs: vessel.defs, foot: 92, body: vessel.planted(parts) }
}

/** The light that runs along a waxed leaf. */
function shine({ at, halves }: SeenBlade): string {
  const lit = halves.toSorted((one, other) => other.tones[0] - one.tones[0])[0]
  if (!lit || lit.back || lit.tones[0] < 0.45) return ''
  const across = lit.side * 0.45
  return curved(at(0.2, across), at(0.5, across), at(0.75, across))
}
