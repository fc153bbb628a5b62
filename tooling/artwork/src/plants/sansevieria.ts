import { through } from '../curve.ts'
import { line } from '../markup.ts'
import { seeded } from '../seed.ts'
import { foliage, look, type Outline, type SeenBlade } from '../shapes/blade.ts'
import { heading, plus } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'

/** A sword: as wide as at its foot for most of its length, then a point. */
const sword: Outline = (t) => Math.min(1, 0.7 + t * 0.8) * (1 - t ** 5) ** 0.6

export function sansevieria({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({ name, hue, fine, finish: 'stone', height: 200, mouth: 138, foot: 110, style: 'straight' })
  const blades = Array.from({ length: 13 }, (_, index) => {
    const outer = index / 12
    const azimuth = index * 2.4 + 0.8
    return look({
      from: plus([0, -vessel.soilY - 6, 0], heading(azimuth, 0), 12 + outer * 62),
      azimuth,
      rise: 1.5 - outer * 0.26 - random() * 0.06,
      fall: (random() - 0.4) * 0.24,
      length: 600 - outer * 270 + random() * 70,
      width: 36 + random() * 7,
      outline: sword,
      fold: 0.4,
      roll: (random() - 0.5) * 0.9,
    })
  })
  const leaves = foliage(name, blades, {
    face: '#4f7743',
    under: '#4a7042',
    gloss: 0.12,
    flat: !fine,
    steps: fine ? 4 : 3,
    paint: (leaf) => (fine ? bands(leaf, random) : '') + margin(leaf),
    shadow: ({ near }) => (near < 75 ? 0.16 : 0),
  })
  return { name, defs: vessel.defs + leaves.defs, foot: 106, body: vessel.planted(leaves.parts) }
}

/** Dark zigzags across. */
function bands({ at }: SeenBlade, random: () => number): string {
  const zigzags = Array.from({ length: 9 }, (_, band) => {
    const along = 0.06 + band * 0.1 + random() * 0.03
    const step = () => along + (random() - 0.5) * 0.05
    return through([at(along, -0.86), at(step(), -0.3), at(step(), 0.3), at(along, 0.86)])
  })
  return line(zigzags.join(''), '#23472c', 7, { opacity: 0.42 })
}

function margin({ at }: SeenBlade): string {
  const edge = (side: -1 | 1) => through([0, 0.35, 0.7, 0.9, 1].map((along) => at(along, side * 0.97)))
  return line(edge(-1) + edge(1), '#dccf72', 5, { opacity: 0.95 })
}
