import { seeded } from '../../seed.ts'
import { entryOf, MALECON_PIECES, type MaleconPiece } from './collection.ts'
import { type Placed, printed } from './press.ts'

/** The plain print, the photocopy, the print's close-up, and the group with the next two of the drop. */
export const MALECON_VIEWS = ['front', 'copy', 'detail', 'group'] as const
export type MaleconView = (typeof MALECON_VIEWS)[number]

const PORTRAIT = { width: 480, height: 600 }
const ZOOM = 2.2

/** Malecón 86's photographer imitates a photocopier: flat outlines, hard shadows, the lower third in one colour. */
export function malecon86(name: MaleconPiece, view: MaleconView): string {
  const { title, cutting, focus } = entryOf(name)
  const turn = (seeded(`${name} ${view}`)() - 0.5) * 3
  if (view === 'group') {
    const next = (step: number): MaleconPiece =>
      MALECON_PIECES[(MALECON_PIECES.indexOf(name) + step) % MALECON_PIECES.length] ?? name
    return printed({
      ...PORTRAIT,
      title,
      copied: false,
      things: [
        placed(next(1), 132, 190, 0.5, -4),
        placed(next(2), 352, 200, 0.5, 4),
        placed(name, 240, 390, 0.66, turn),
      ],
    })
  }
  const [width, height] = [PORTRAIT.width / ZOOM, PORTRAIT.height / ZOOM]
  return printed({
    ...PORTRAIT,
    title,
    copied: view !== 'front',
    crop: view === 'detail' ? [focus[0] - width / 2, focus[1] - height / 2, width, height] : undefined,
    things: [{ name, cutting, turn: view === 'detail' ? 0 : turn }],
  })
}

/** A thing of the drop, somewhere on a sheet. */
export const placed = (name: MaleconPiece, x: number, y: number, scale: number, turn = 0): Placed => ({
  name,
  x,
  y,
  scale,
  turn,
  cutting: entryOf(name).cutting,
})
