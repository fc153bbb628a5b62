import { curved } from '../curve.ts'
import { line } from '../markup.ts'
import { seeded } from '../seed.ts'
import { foliage, look, type Outline, rib, type SeenBlade } from '../shapes/blade.ts'
import { bowed, stalk } from '../shapes/stalk.ts'
import { heading, plus } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'

const STEPS = 14
/** A heart cut to the ribs: two points of every three are on the edge, the third is the end of a cut. */
const cut: Outline = (t) => {
  const whole = Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.04) ** 0.62) ** 0.62
  const step = Math.round(t * (STEPS + 0.2) - 0.6)
  return whole * (step > 2 && step < STEPS - 2 && step % 3 === 2 ? 0.36 : 1)
}

export function monstera({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({ name, hue, fine, finish: 'glaze', height: 214, mouth: 146, foot: 104, style: 'straight' })
  const grown = Array.from({ length: fine ? 10 : 8 }, (_, index) => {
    const outer = index / (fine ? 9 : 7)
    const azimuth = index * 2.4 + 0.9 + random() * 0.3
    const rise = 1.46 - outer * 0.42
    const root = plus([0, -vessel.soilY - 4, 0], heading(azimuth, 0), 10 + outer * 34)
    const way = bowed(root, azimuth, rise, 0.4, 400 - outer * 230 + random() * 50)
    return {
      stem: stalk(way, [12, 8], '#5d8444', 2),
      blade: look({
        from: way(1),
        azimuth: azimuth + (random() - 0.5) * 0.4,
        rise: 0.3 - outer * 0.2,
        fall: 1.1 + random() * 0.3,
        length: 216 + random() * 50 - outer * 30,
        width: 112 + random() * 16 - outer * 14,
        outline: cut,
        fold: 0.14,
        roll: Math.cos(azimuth) * 0.62 + (random() - 0.5) * 0.3,
      }),
    }
  })
  const blades = grown.map(({ blade }) => blade)
  const leaves = foliage(name, blades, {
    face: '#2f6f3d',
    under: '#6f9a54',
    gloss: 0.2,
    flat: !fine,
    steps: STEPS,
    paint: (leaf) => line(rib(leaf) + (fine ? ribs(leaf) : ''), '#b9d391', 2, { opacity: 0.5 }),
    shadow: ({ near }) => (near < 76 ? 0.16 : 0),
  })
  return {
    name,
    defs: vessel.defs + leaves.defs,
    foot: 100,
    body: vessel.planted([...leaves.parts, ...grown.flatMap(({ stem }) => stem)]),
  }
}

/** A side rib for each finger. */
const ribs = ({ at }: SeenBlade): string =>
  [1, 4, 7, 10]
    .flatMap((step) =>
      [-1, 1].map((side) => {
        const along = (step + 1.1) / (STEPS + 0.2)
        return curved(at(along - 0.05, 0), at(along - 0.02, side * 0.45), at(along, side * 0.9))
      }),
    )
    .join('')
