import type { Yarns } from '../../crafts/craft.ts'
import { yarnBalls } from '../../crafts/wood.ts'
import { closeUp } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import type { View } from '../../view.ts'
import { LOMA_PIECES, LOMA_YARNS, type LomaPiece, PIECES } from './collection.ts'
import { byTheWall, type Posed, SQUARE } from './wall.ts'

const ZOOM = 2.2
/** The shelf's y, and the y of the nail for hanging pieces. */
const SHELF = 522
const NAIL = 92

/** Places a piece in a picture; `near` scales it relative to its own picture. */
export function posed(name: LomaPiece, x: number, shelf: number, near: number, yarns?: Yarns): Posed {
  const { draw, maker, scale } = PIECES[name]
  const craft = draw(name.replaceAll('-', ''), yarns ?? LOMA_YARNS[maker])
  return { craft, x, y: craft.foot > 0 ? shelf : NAIL, scale: scale * near }
}

/**
 * Loma & Loom's photographer: a plastered wall the colour of sand, a rod or a shelf, afternoon from the left. A piece may
 * be photographed in other yarns than its maker's own.
 */
export function lomaloom(name: LomaPiece, view: View, yarns?: Yarns): string {
  const { title, focus, kind } = PIECES[name]
  const random = seeded(`${name} ${view}`)
  const jitter = (most: number) => (random() - 0.5) * 2 * most
  if (view === 'group') {
    const row = LOMA_PIECES.filter((other) => PIECES[other].kind === kind)
    const others =
      row.length > 2
        ? row
        : LOMA_PIECES.filter((other) => PIECES[other].kind === kind || other === 'reed' || other === 'lluvia')
    const next = (by: number) => others[(others.indexOf(name) + by) % others.length] ?? name
    return byTheWall({
      title,
      set: [
        posed(next(1), 138 + jitter(4), SHELF - 22, 0.52),
        posed(next(2), 464 + jitter(4), SHELF - 22, 0.52),
        posed(name, 300 + jitter(4), SHELF + 8, 0.66, yarns),
      ],
    })
  }
  if (view === 'context')
    return byTheWall({
      title,
      set: [
        posed(name, 276 + jitter(6), SHELF - 14, 0.84, yarns),
        { craft: yarnBalls('balls', LOMA_YARNS[PIECES[name].maker]), x: 474 + jitter(6), y: SHELF + 16, scale: 0.86 },
      ],
    })
  const main = { ...posed(name, 300 + jitter(3), SHELF, 1 + jitter(0.02), yarns), turn: jitter(0.6) }
  const crop =
    view === 'detail'
      ? closeUp(SQUARE, [main.x + focus[0] * main.scale, main.y + focus[1] * main.scale], ZOOM)
      : undefined
  return byTheWall({ title, set: [main], crop })
}
