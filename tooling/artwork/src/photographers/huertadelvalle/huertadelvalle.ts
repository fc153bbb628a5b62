import { closeUp } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import type { View } from '../../view.ts'
import { DISCS, HUERTA_PIECES, type HuertaPiece, WARES, type Ware } from './collection.ts'
import { crate } from './crate.ts'
import { cutOut, type Posed, SQUARE, stall } from './room.ts'

/** The zoom of the detail view, the largest size of an object, and its centre, slightly above the picture's. */
const ZOOM = 2.2
const ROOM = { width: 350, height: 330 }
const MIDDLE = 232

/** Fits a ware into a fraction of the picture, centred here. */
function fitted(name: HuertaPiece, x: number, middle: number, share: number): Posed {
  const food = WARES[name].draw(name.replaceAll('-', ''))
  const scale = Math.min((ROOM.width * share) / food.width, (ROOM.height * share) / food.height)
  return { food, x, y: middle + (food.height * scale) / 2, scale }
}

/** The same, standing on a line. */
export function standing(name: HuertaPiece, x: number, foot: number, share: number): Posed {
  return { ...fitted(name, x, 0, share), y: foot }
}

/**
 * Huerta del Valle's photographer: light from the top, short warm shadows. Products are cut-outs, which pages show on discs;
 * in context they stand before the disc of their aisle, with the market's crate.
 */
export function huertadelvalle(name: HuertaPiece, view: View): string {
  const { title, aisle, focus }: Ware = WARES[name]
  const random = seeded(`${name} ${view}`)
  const jitter = (most: number) => (random() - 0.5) * 2 * most
  if (view === 'group') {
    const kind = HUERTA_PIECES.filter((other) => WARES[other].aisle === aisle)
    const others = kind.length > 2 ? kind : [...kind, 'queso' as const]
    const next = (step: number) => others[(others.indexOf(name) + step) % others.length] ?? name
    return cutOut(title, [
      standing(next(1), 136 + jitter(4), 300, 0.58),
      standing(next(2), 346 + jitter(4), 300, 0.58),
      standing(name, 240 + jitter(4), 380, 0.66),
    ])
  }
  if (view === 'context')
    return stall(title, {
      discs: [{ x: 240, y: 226, radius: 196, hue: DISCS[aisle] }],
      set: [
        { food: crate('gaveta'), x: 352 + jitter(5), y: 372, scale: 0.86 },
        standing(name, 190 + jitter(5), 412, 0.92),
      ],
    })
  const main = fitted(name, 240 + jitter(3), MIDDLE, 1)
  if (view === 'front') return cutOut(title, [main])
  const { food, scale } = main
  return cutOut(
    title,
    [main],
    closeUp(SQUARE, [main.x + focus[0] * food.width * scale, main.y - focus[1] * food.height * scale], ZOOM),
  )
}
