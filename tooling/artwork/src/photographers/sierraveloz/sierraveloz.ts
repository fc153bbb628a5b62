import { closeUp } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import { cap } from '../../sports/clothes.ts'
import { flask } from '../../sports/kit.ts'
import type { View } from '../../view.ts'
import { entryOf, SIERRA_PIECES, type SierraPiece, SPORT_HUES } from './collection.ts'
import { type Posed, SQUARE, shot } from './studio.ts'

const ZOOM = 2.2
/** The tilt of all objects, in degrees, which suggests movement. */
const TILT = -13

/** Places an object in a picture, in its sport's colour; `dark`: in its other colours, if it has any. */
export function posed(
  name: SierraPiece,
  [x, y, scale]: readonly [x: number, y: number, scale: number],
  { turn = TILT, isDark = false }: { readonly turn?: number; readonly isDark?: boolean } = {},
): Posed {
  const { draw, dark, sport } = entryOf(name)
  return { gear: (isDark && dark ? dark : draw)(name, SPORT_HUES[sport]), x, y, scale, turn }
}

/**
 * Sierra Veloz's photographer: white, grey and black with the sport's one colour, tilted, over a hard shadow. `detail` shows
 * the sole of a shoe, and the material of other objects.
 */
export function sierraveloz(name: SierraPiece, view: View, isDark = false): string {
  const { title, sport, focus } = entryOf(name)
  const random = seeded(`${name} ${view}`)
  const turn = TILT + (random() - 0.5) * 2
  if (view === 'group') {
    const kind = SIERRA_PIECES.filter((other) => entryOf(other).sport === sport)
    const next = (step: number) => kind[(kind.indexOf(name) + step) % kind.length] ?? name
    return shot({
      title,
      set: [
        posed(next(1), [126, 150, 0.52]),
        posed(next(2), [362, 168, 0.52]),
        posed(name, [236, 330, 0.72], { turn }),
      ],
    })
  }
  if (view === 'context')
    return shot({
      title,
      set: [
        // The companion of a run: the house's flask, or for the flask a cap.
        { gear: (name === 'fuente' ? cap : flask)('aparte', SPORT_HUES[sport]), x: 384, y: 150, scale: 0.72, turn: 8 },
        posed(name, [206, 286, 0.98], { turn, isDark }),
      ],
    })
  const scale = 1.14
  const [dx, dy] = [focus[0] * scale, focus[1] * scale]
  const lean = (turn * Math.PI) / 180
  const at = [240 + dx * Math.cos(lean) - dy * Math.sin(lean), 236 + dx * Math.sin(lean) + dy * Math.cos(lean)] as const
  return shot({
    title,
    crop: view === 'detail' ? closeUp(SQUARE, at, ZOOM) : undefined,
    set: [posed(name, [240, 236, scale], { turn, isDark })],
  })
}
