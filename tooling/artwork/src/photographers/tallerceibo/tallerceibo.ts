import type { Stuff } from '../../joinery/joint.ts'
import { prop } from '../../joinery/props.ts'
import { closeUp } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import type { View } from '../../view.ts'
import { CEIBO_PIECES, type CeiboPiece, furniture } from './collection.ts'
import { inRoom, made, PORTRAIT, type Posed } from './room.ts'

const ZOOM = 2.2
/** The floor's y, and the largest fraction of the picture. */
const FLOOR = 528
const MOST = { width: 380, height: 396 }

/** The units per centimetre at which an object of this size fills the picture. */
const fitting = (width: number, height: number, most = MOST): number =>
  Math.min(most.width / width, most.height / height)

/**
 * Taller Ceibo's photographer: a plastered room in the afternoon, everything in its true proportions. A piece may be
 * photographed in another wood or cloth than its own.
 */
export function tallerceibo(name: CeiboPiece, view: View, stuff?: Partial<Stuff>): string {
  const { title, focus, room, size, prop: left, hangs = 0 } = furniture(name)
  const random = seeded(`${name} ${view}`)
  const hour = Math.round(random() * 70 - 30)
  const thing = made(name, name, stuff)
  if (view === 'group') {
    const kind = CEIBO_PIECES.filter((other) => furniture(other).room === room)
    const others =
      kind.length > 2
        ? kind
        : [...kind, 'garza' as const, 'cuchilla' as const].filter((one, at, all) => all.indexOf(one) === at)
    const at = others.indexOf(name)
    const three = [...new Set([name, ...[1, 2].map((by) => others[(at + by) % others.length] ?? name)])]
    const wide = three.reduce((sum, one) => sum + furniture(one).size[0], 0)
    const high = Math.max(...three.map((one) => furniture(one).size[1] + (furniture(one).hangs ?? 0)))
    const perCm = fitting(wide * 1.12, high, { width: 440, height: 420 })
    let x = 240 - (wide * 1.12 * perCm) / 2
    const set = three.map((one, index): Posed => {
      const half = (furniture(one).size[0] * 1.12 * perCm) / 2
      const posed = {
        thing: one === name ? thing : made(one, one),
        x: x + half,
        y: FLOOR - (index % 2) * 16 - (furniture(one).hangs ?? 0) * perCm,
        perCm,
      }
      x += half * 2
      return posed
    })
    return inRoom({ title, set: set.toSorted((one, other) => one.y - other.y), hour })
  }
  if (view === 'context') {
    const perCm = fitting(size[0] * 1.5, size[1] + hangs)
    const half = (size[0] / 2) * perCm
    const beside = left === 'plant' ? Math.max(0.55, perCm * 0.9) : perCm
    const set: Posed[] = [
      {
        thing: prop(left),
        x: Math.min(430, 226 + half + 34),
        y: left === 'plant' ? FLOOR - 34 : FLOOR + 14,
        perCm: beside * (left === 'plant' ? 1 : 1.3),
      },
      { thing, x: 218, y: FLOOR - hangs * perCm, perCm },
    ]
    return inRoom({ title, set: left === 'plant' ? set : set.toReversed(), hour: hour + 60 })
  }
  const perCm = fitting(size[0], size[1] + hangs)
  const main: Posed = { thing, x: 240, y: FLOOR - hangs * perCm, perCm }
  const crop =
    view === 'detail'
      ? closeUp(PORTRAIT, [main.x + (focus[0] * perCm) / 4, main.y + (focus[1] * perCm) / 4], ZOOM)
      : undefined
  return inRoom({ title, set: [main], crop, hour })
}
