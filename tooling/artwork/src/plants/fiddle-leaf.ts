import { line } from '../markup.ts'
import { seeded } from '../seed.ts'
import { foliage, look, type Outline, rib, veins } from '../shapes/blade.ts'
import { stalk } from '../shapes/stalk.ts'
import type { Vec } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'

/** Like a fiddle: narrow at its foot, waisted, broad and blunt at its end. */
const fiddle: Outline = (t) =>
  Math.sin(Math.PI * Math.min(1, t * 0.98 + 0.02)) ** 0.62 * (0.52 + 0.62 * t) * (1 - 0.14 * Math.sin(Math.PI * 2 * t))

export function fiddleLeaf({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({ name, hue, fine, finish: 'clay', height: 232, mouth: 146, foot: 100, style: 'rimmed' })
  const trunk = (share: number): Vec => [Math.sin(share * 4) * 12, share * 470 - vessel.soilY, Math.sin(share * 3) * 6]
  const count = 17
  const blades = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    const young = share > 0.86
    return look({
      from: trunk(0.22 + share * 0.78),
      azimuth: index * 2.4 + random() * 0.4 + 0.5,
      rise: young ? 1.2 - random() * 0.2 : 0.16 + share * 0.6 + random() * 0.2,
      fall: young ? 0.3 : 0.8 + random() * 0.3,
      length: (young ? 190 : 236 - share * 30) + random() * 50,
      width: (young ? 62 : 88 - share * 14) + random() * 10,
      outline: fiddle,
      fold: 0.22,
      roll: Math.cos(index * 2.4) * 0.3 + (random() - 0.5) * 0.4,
    })
  })
  const leaves = foliage(name, blades, {
    face: '#3a7438',
    gloss: 0.34,
    flat: !fine,
    steps: fine ? 4 : 3,
    paint: (leaf) =>
      line(rib(leaf) + (fine ? veins(leaf, [0.16, 0.34, 0.52, 0.7]) : ''), '#d2e2a4', 1.7, { opacity: 0.5 }),
    shadow: ({ near }) => (near < 60 ? 0.16 : 0),
  })
  return {
    name,
    defs: vessel.defs + leaves.defs,
    foot: 100,
    body: vessel.planted([...leaves.parts, ...stalk(trunk, [17, 8], '#7c6145')]),
  }
}
