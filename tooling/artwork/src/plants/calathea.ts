import { curved } from '../curve.ts'
import { area, line } from '../markup.ts'
import { seeded } from '../seed.ts'
import { foliage, look, oval, rib, type SeenBlade } from '../shapes/blade.ts'
import { bowed, stalk } from '../shapes/stalk.ts'
import { heading, plus } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { pot } from '../wares/pot.ts'

const DARK = '#285a34'

/** Leaves on long stalks, painted like a peacock's tail: dark lenses along the rib, large and small by turns. */
export function calathea({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({ name, hue, fine, finish: 'glaze', height: 204, mouth: 138, foot: 104, style: 'straight' })
  const grown = Array.from({ length: fine ? 15 : 11 }, (_, index) => {
    const outer = index / (fine ? 14 : 10)
    const azimuth = index * 2.4 + 2.7 + random() * 0.3
    const rise = 1.5 - outer * 0.5
    const root = plus([0, -vessel.soilY - 4, 0], heading(azimuth, 0), 10 + outer * 40)
    const way = bowed(root, azimuth, rise, 0.35, 300 - outer * 190 + random() * 40)
    return {
      stem: stalk(way, [7, 6], '#6d8a4c', 1),
      blade: look({
        from: way(1),
        azimuth,
        rise: rise - 0.66,
        fall: 0.7 + random() * 0.3,
        length: 216 + random() * 40 - outer * 24,
        width: 76 + random() * 10 - outer * 8,
        outline: oval(0.44, 0.72),
        fold: 0.16,
        roll: Math.cos(azimuth) * 0.4 + (random() - 0.5) * 0.4,
      }),
    }
  })
  const leaves = foliage(
    name,
    grown.map(({ blade }) => blade),
    {
      face: '#9dbb7c',
      under: '#8c5568',
      gloss: 0.14,
      flat: !fine,
      steps: fine ? 3 : 2,
      paint: (leaf) => feathers(leaf, fine),
      shadow: ({ near }) => (near < 70 ? 0.14 : 0),
    },
  )
  return {
    name,
    defs: vessel.defs + leaves.defs,
    foot: 100,
    body: vessel.planted([...leaves.parts, ...grown.flatMap(({ stem }) => stem)]),
  }
}

function feathers(leaf: SeenBlade, fine: boolean): string {
  const { at, halves } = leaf
  const faces = halves.filter(({ back }) => !back).map(({ side }) => side)
  if (faces.length === 0) return line(rib(leaf), '#5d2f44', 2.4, { opacity: 0.7 })
  const places = fine ? [0.14, 0.26, 0.38, 0.5, 0.62] : [0.2, 0.4, 0.58]
  const lenses = faces.flatMap((side) => places.map((along, turn) => lens(leaf, side, along, turn % 2 ? 0.14 : 0.25)))
  const edges = faces.map((side) => curved(at(0.08, side * 0.96), at(0.52, side * 0.96), at(0.98, side * 0.9)))
  return area(lenses.join(''), DARK, { opacity: 0.86 }) + line(edges.join('') + rib(leaf), DARK, 4, { opacity: 0.75 })
}

/** A dark oblong that leaves the rib and leans to the tip. */
function lens({ at }: SeenBlade, side: -1 | 1, along: number, size: number): string {
  const [root, tip] = [at(along, side * 0.08), at(along + size * 0.62, side * size * 2.9)]
  const [low, high] = [at(along + size * 0.5, side * size * 1.3), at(along + size * 0.08, side * size * 1.5)]
  return curved(root, low, tip, high, root)
}
