import { SHEET } from '../../books/cover.ts'
import { withLettersOnce } from '../../lettering/lettered.ts'
import { element } from '../../markup.ts'
import { closeUp, photograph } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import type { View } from '../../view.ts'
import { flat, mate, mateDefs, shared, standing, WALL } from './bench.ts'
import { BOOKS, PAMPA_BOOKS, type PampaBook } from './collection.ts'

const ZOOM = 2.2
/** Pixels per unit; the file size does not depend on it. */
const PIXELS = 2.5

/**
 * Punto y Pampa's photographer: covers are scanned flat, as the front of a book; in other views the book stands before the
 * shop's salmon wall, alone with the mate or between two of its room.
 */
export function puntoypampa(name: PampaBook, view: View): string {
  const { room, upright, leaning } = BOOKS[name]
  const title = [...upright, ...leaning].join(' ')
  const random = seeded(`${name} ${view}`)
  const jitter = (most: number) => Math.round((random() - 0.5) * 20 * most) / 10
  if (view === 'front') return scan(title, flat(name))
  if (view === 'detail') return scan(title, flat(name), closeUp(SHEET, [240, 250], ZOOM))
  const row = PAMPA_BOOKS.filter((other) => BOOKS[other].room === room)
  const next = (by: number) => row[(row.indexOf(name) + by) % row.length] ?? name
  const layers =
    view === 'context'
      ? [
          standing(name, { x: 208 + jitter(4), y: 572, scale: 0.66, turn: jitter(0.8) }),
          mate(392 + jitter(4), 590, 0.78),
        ]
      : [
          standing(next(1), { x: 132 + jitter(3), y: 548, scale: 0.42, turn: -3 + jitter(0.8) }),
          ...(next(2) === name
            ? []
            : [standing(next(2), { x: 350 + jitter(3), y: 548, scale: 0.42, turn: 2 + jitter(0.8) })]),
          standing(name, { x: 236 + jitter(3), y: 588, scale: 0.54, turn: jitter(0.8) }),
        ]
  return withLettersOnce(
    photograph(SHEET, WALL, { title, defs: shared() + (view === 'context' ? mateDefs() : ''), layers }),
  )
}

function scan(
  title: string,
  drawing: string,
  crop: { x: number; y: number; width: number; height: number } = { x: 0, y: 0, ...SHEET },
): string {
  const { x, y, width, height } = crop
  return withLettersOnce(
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' '),
        width: SHEET.width * PIXELS,
        height: SHEET.height * PIXELS,
        'stroke-linecap': 'round',
      },
      element('title', {}, title) + element('defs', {}, shared()) + drawing,
    ),
  )
}
