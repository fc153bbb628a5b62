import type { Hue } from '../../colour.ts'
import type { Jewel } from '../../jewels/jewel.ts'
import { closeUp } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import type { View } from '../../view.ts'
import { AWARA_HUES, AWARA_PIECES, type AwaraPiece, PIECES, type Piece } from './collection.ts'
import { PORTRAIT, type Posed, sitting } from './theatre.ts'

const ZOOM = 2.2
/** The floor's y. */
const FLOOR = 506

type Wish = { readonly gold?: Hue | undefined; readonly fine?: boolean; readonly raised?: number }

/** Places a piece in a picture; `near` scales it relative to its own picture. */
export function posed(name: AwaraPiece, x: number, y: number, near: number, wish: Wish = {}): Posed {
  const { draw, stone, scale } = PIECES[name]
  const { gold = AWARA_HUES.jaune, fine = false, raised = 0 } = wish
  const id = name.replaceAll('-', '')
  const key = [id, gold, fine, raised].join(' ')
  const jewel = drawn.get(key) ?? draw({ id, gold, stone, fine, raised })
  drawn.set(key, jewel)
  return { name: id, jewel, x, y, scale: scale * near }
}

/** Drawn jewels, as each takes a tenth of a second and occurs in several pictures. */
const drawn = new Map<string, Jewel>()

/**
 * Maison Awara's photographer: a beam of warm light from above, and a reflecting floor. The background is transparent, as
 * the page is the stage. A piece may be photographed in another metal than yellow gold.
 */
export function awara(name: AwaraPiece, view: View, gold?: Hue): string {
  const { title, focus, kind, raised = 0 }: Piece = PIECES[name]
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
        posed(name, 240 + jitter(3), foot(name, 520), 0.64, { gold }),
      ],
    })
  }
  if (view === 'context')
    return sitting({
      title,
      prop: { x: 318 + jitter(4), y: 496, scale: 0.98 },
      set: [posed(name, 190 + jitter(4), 516, 0.8, { gold, fine: true })],
    })
  const near = view === 'detail'
  const main = posed(name, 240 + jitter(2), FLOOR, 1 + jitter(0.012), { gold, fine: true, raised: near ? raised : 0 })
  const crop = near
    ? closeUp(PORTRAIT, [main.x + focus[0] * main.scale, main.y + focus[1] * main.scale], ZOOM)
    : undefined
  return sitting({ title, set: [main], crop })
}
