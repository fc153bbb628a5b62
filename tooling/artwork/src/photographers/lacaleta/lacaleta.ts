import { closeUp } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import type { View } from '../../view.ts'
import { CALETA_DISHES, type CaletaDish, entryOf } from './collection.ts'
import { type Laid, SQUARE, shot } from './floor.ts'
import { napkin } from './napkin.ts'

const ZOOM = 2.1

/** Places a dish on the floor. Its seed makes the dish look the same in every picture. */
export const laid = (name: CaletaDish, x: number, y: number, scale: number, turn = 0): Laid => ({
  dish: entryOf(name).draw(name, seeded(name)),
  x,
  y,
  scale,
  turn,
})

/** La Caleta's photographer stands on a chair: everything is seen from above, on the tiles of the house. */
export function lacaleta(name: CaletaDish, view: View): string {
  const { title, section } = entryOf(name)
  const random = seeded(`${name} ${view}`)
  const turn = (random() - 0.5) * 3
  switch (view) {
    case 'front':
      return shot({ title, laid: [laid(name, 240, 234, 1.22, turn)] })
    case 'detail':
      return shot({ title, crop: closeUp(SQUARE, [232, 226], ZOOM), laid: [laid(name, 240, 234, 1.22, turn)] })
    case 'context':
      return shot({
        title,
        laid: [{ dish: napkin, x: 372, y: 330, scale: 1, turn: 14 }, laid(name, 206, 206, 1.06, turn)],
      })
    case 'group': {
      const kind = CALETA_DISHES.filter((other) => entryOf(other).section === section)
      const pool = kind.length > 2 ? kind : CALETA_DISHES
      const next = (step: number) => pool[(pool.indexOf(name) + step) % pool.length] ?? name
      return shot({
        title,
        laid: [laid(next(1), 116, 124, 0.68, 24), laid(next(2), 370, 112, 0.62, -30), laid(name, 258, 322, 0.84, turn)],
      })
    }
  }
}
