import { line } from '../../markup.ts'
import { closeUp } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import { NAVY, type Toy } from '../../toys/ink.ts'
import type { View } from '../../view.ts'
import { CHIRIMOYA_PIECES, type ChirimoyaPiece, PLAYTHINGS, SHELVES } from './collection.ts'
import { drawn, type Posed, SQUARE } from './playroom.ts'

const ZOOM = 2.2

/** Places a toy in a picture, slightly rotated. */
export function posed(name: ChirimoyaPiece, x: number, y: number, scale: number, turn = 0): Posed {
  return { toy: PLAYTHINGS[name].draw(name.replaceAll('-', '')), x, y, scale, turn }
}

/** Lines that suggest movement. */
const TICKS: Toy = {
  defs: '',
  body: line('M-196-40c-14 24-14 58 0 82M196-40c14 24 14 58 0 82M-172-96l-16-12M172-96l16-12', NAVY, 6),
}

/**
 * Chirimoya's illustrator: ink around flat colours. Alone and in a group a toy is a sticker, without a ground; in context
 * it stands on the wave of its shelf.
 */
export function chirimoya(name: ChirimoyaPiece, view: View): string {
  const { title, shelf, focus } = PLAYTHINGS[name]
  const random = seeded(`${name} ${view}`)
  const lean = (random() - 0.5) * 3
  if (view === 'group') {
    const kind = CHIRIMOYA_PIECES.filter((other) => PLAYTHINGS[other].shelf === shelf)
    const others = kind.length > 2 ? kind : [...kind, 'crayones' as const]
    const next = (step: number) => others[(others.indexOf(name) + step) % others.length] ?? name
    return drawn({
      title,
      set: [posed(next(1), 128, 190, 0.54, -4), posed(next(2), 352, 190, 0.54, 4), posed(name, 240, 316, 0.66, lean)],
    })
  }
  if (view === 'context')
    return drawn({
      title,
      ground: SHELVES[shelf],
      set: [posed(name, 240, 236, 0.94, lean), { toy: TICKS, x: 240, y: 230, scale: 1 }],
    })
  return drawn({
    title,
    set: [posed(name, 240, 240, 1.12, lean)],
    crop: view === 'detail' ? closeUp(SQUARE, [240 + focus[0] * 1.12, 240 + focus[1] * 1.12], ZOOM) : undefined,
  })
}
