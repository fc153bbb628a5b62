import { curved } from '../curve.ts'
import { seeded } from '../seed.ts'
import { look, oval, rib, type SeenBlade } from '../shapes/blade.ts'
import { leaflets } from '../shapes/leaflets.ts'
import { stalk } from '../shapes/stalk.ts'
import { heading, plus, type Vec } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { hung } from '../wares/cord.ts'
import { pot } from '../wares/pot.ts'

const VINES = [
  { azimuth: 0.5, length: 470 },
  { azimuth: 1.35, length: 330 },
  { azimuth: 2.2, length: 590 },
  { azimuth: 3, length: 400 },
  { azimuth: 1.8, length: 220 },
  { azimuth: -0.1, length: 280 },
  { azimuth: 2.75, length: 200 },
  { azimuth: 0.9, length: 190 },
]
const heart = oval(0.3, 0.62)

/** Vines over the rim of a hanging pot, with heart-shaped leaves splashed with cream. */
export function pothos({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({ name, hue, fine, finish: 'plaster', height: 168, mouth: 138, foot: 84, style: 'bowl' })
  const soil = -vessel.soilY
  const vines = VINES.map(({ azimuth, length }) => {
    const out = 150 + random() * 14
    const way = (share: number): Vec => {
      const gone = share * length
      const level = Math.min(1, gone / 130)
      const sway = Math.sin(gone / 70 + azimuth * 5) * 8
      const height = soil + Math.sin(level * Math.PI * 0.72) * 42 - Math.max(0, gone - 100)
      return plus([sway, height, 0], heading(azimuth, 0), 24 + level * (out - 24))
    }
    const count = Math.floor(length / (fine ? 50 : 62))
    const blades = Array.from({ length: count }, (_, index) => {
      const share = (index + 0.7) / count
      return look({
        from: way(share),
        azimuth: azimuth + (index % 2 ? 1 : -1) * (0.8 + random() * 0.5),
        rise: 0.4 - share + random() * 0.2,
        fall: 0.9,
        length: 96 + random() * 20 - share * 22,
        width: 43 + random() * 6 - share * 8,
        outline: heart,
        fold: 0.24,
        roll: (random() - 0.5) * 0.6,
      })
    })
    return { blades, stem: stalk(way, [5, 4], '#7f9a4e', 3) }
  })
  const crown = Array.from({ length: fine ? 13 : 9 }, (_, index) =>
    look({
      from: plus([0, soil, 0], heading(index * 2.4, 0.2), 20 + random() * 60),
      azimuth: index * 2.4,
      rise: 1.2 - random() * 0.6,
      fall: 1.1,
      length: 112 + random() * 26,
      width: 48,
      outline: heart,
      fold: 0.24,
    }),
  )
  const leaves = leaflets([...vines.flatMap(({ blades }) => blades), ...crown], {
    face: '#4d8a38',
    shadow: ({ near }) => (near < -10 ? 0.2 : 0),
    ...(fine && { mark: { of: splash, hue: '#e9edb4', width: 4, opacity: 0.62 } }),
    together: 3,
  })
  const cords = hung(vessel.rim, 560)
  return {
    name,
    defs: vessel.defs,
    foot: 0,
    body: cords.back + vessel.planted([...leaves, ...vines.flatMap(({ stem }) => stem)]) + cords.front,
  }
}

/** Splashes of cream that follow the veins, on two leaves of three. */
function splash(leaf: SeenBlade): string {
  const { at } = leaf
  if (Math.round(leaf.near) % 3 === 0) return rib(leaf)
  const side = Math.round(leaf.near) % 2 ? 0.9 : -0.9
  return (
    rib(leaf) +
    curved(at(0.16, side * 0.3), at(0.38, side * 0.5), at(0.6, side * 0.7)) +
    curved(at(0.4, side * 0.15), at(0.6, side * 0.3), at(0.8, side * 0.4)) +
    curved(at(0.3, side * -0.2), at(0.5, side * -0.5), at(0.66, side * -0.6))
  )
}
