import { through } from '../curve.ts'
import { seeded } from '../seed.ts'
import { type Stroke, strokes } from '../shapes/strokes.ts'
import { heading, nearness, plus, seen, type Vec } from '../space.ts'
import type { Still, Wanted } from '../still.ts'
import { hung } from '../wares/cord.ts'
import { pot } from '../wares/pot.ts'

/** Strings of green beads over the rim of a hanging bowl. */
export function pearls({ name, hue, fine }: Wanted): Still {
  const random = seeded(name)
  const vessel = pot({ name, hue, fine, finish: 'clay', height: 150, mouth: 132, foot: 78, style: 'bowl' })
  const soil = -vessel.soilY
  const count = fine ? 32 : 18
  const strings = Array.from({ length: count }, (_, index): Stroke => {
    const azimuth = (index / count) * Math.PI * 2 + random() * 0.2
    const length = Math.sin(azimuth) < -0.3 ? 120 : 150 + ((index * 7) % 11) * 40 + random() * 40
    const way = (gone: number): Vec => {
      const level = Math.min(1, gone / 90)
      const sway = Math.sin(gone / 60 + index) * 5
      const height = soil + 8 + Math.sin(level * 2.2) * 18 - Math.max(0, gone - 84)
      return plus([sway, height, 0], heading(azimuth, 0), 40 + level * 98)
    }
    const points = [0, 90, 90 + length / 3, 90 + (length * 2) / 3, 90 + length].map(way)
    return { near: nearness(way(length * 0.5)), paths: [through(points.map(seen))] }
  })
  const crown = Array.from({ length: fine ? 9 : 4 }, (_, ring): Stroke => {
    const radius = 18 + ring * (fine ? 12 : 27)
    const points = Array.from({ length: 8 }, (_, step) => {
      const height = soil + 26 - ring * 2 + random() * 6
      return seen(plus([0, height, 0], heading((step / 7) * 6.2 + ring, 0), radius))
    })
    return { near: nearness([0, soil + 20, -40 + ring * 8]), paths: [through(points)] }
  })
  const beads = (size: number) => [
    { hue: '#7f9a55', width: 2 },
    { hue: '#2f5a34', width: size, gap: size + 1 },
    { hue: '#5c9648', width: size * 0.8, gap: size + 1, shift: [-1, -1.4] as const },
    { hue: '#b9d88c', width: size * 0.34, gap: size + 1, shift: [-3, -3.6] as const },
  ]
  const together = fine ? 2 : 4
  const parts = [
    ...strokes(`${name}-r`, crown, beads(17), together),
    ...strokes(`${name}-t`, strings.slice(0, count / 2), beads(18), together),
    ...strokes(`${name}-u`, strings.slice(count / 2), beads(15), together),
  ]
  const cords = hung(vessel.rim, 560)
  return { name, defs: vessel.defs, foot: 0, body: cords.back + vessel.planted(parts) + cords.front }
}
