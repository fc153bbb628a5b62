import type { Hue } from '../../colour.ts'
import { closeUp } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import type { View } from '../../view.ts'
import { AWARA_HUES, AWARA_PIECES, type AwaraPiece, PIECES } from './collection.ts'
import { PORTRAIT, type Posed, sitting } from './theatre.ts'

const ZOOM = 2.2
/** Where things stand. */
const FLOOR = 506

/** A piece put somewhere; `near` is how much larger or smaller than alone. */
export function posed(name: AwaraPiece, x: number, y: number, near: number, gold: Hue = AWARA_HUES.jaune): Posed {
  const { draw, stone, scale } = PIECES[name]
  const id = name.replaceAll('-', '')
  return { name: id, jewel: draw(id, gold, stone), x, y, scale: scale * near }
}

/**
 * Maison Awara's photographer: a beam of warm light from above, a floor that mirrors, glints. What is behind is clear,
 * for the page is the stage. A piece may be photographed in another metal than yellow gold.
 */
export function awara(name: AwaraPiece, view: View, gold?: Hue): string {
  const { title, focus, kind } = PIECES[name]
  const random = seeded(`${name} ${view}`)
  const jitter = (most: number) => (random() - 0.5) * 2 * most
  if (view === 'group') {
    const row = AWARA_PIECES.filter((other) => PIECES[other].kind === kind)
    const next = (by: number) => row[(row.indexOf(name) + by) % row.length] ?? name
    const hangs = (piece: AwaraPiece) => piece === 'colibri' || PIECES[piece].kind === 'colliers'
    const foot = (piece: AwaraPiece, low: number) => (hangs(piece) ? low + 60 : low)
    return sitting({
      title,
      set: [
        posed(next(1), 122 + jitter(3), foot(next(1), 470), 0.5),
        posed(next(2), 360 + jitter(3), foot(next(2), 470), 0.5),
        posed(name, 240 + jitter(3), foot(name, 520), 0.64, gold),
      ],
    })
  }
  if (view === 'context')
    return sitting({
      title,
      prop: { x: 318 + jitter(4), y: 496, scale: 0.98 },
      set: [posed(name, 190 + jitter(4), 516, 0.8, gold)],
    })
  const main = posed(name, 240 + jitter(2), FLOOR, 1 + jitter(0.012), gold)
  const crop =
    view === 'detail'
      ? closeUp(PORTRAIT, [main.x + focus[0] * main.scale, main.y + focus[1] * main.scale], ZOOM)
      : undefined
  return sitting({ title, set: [main], crop })
}
