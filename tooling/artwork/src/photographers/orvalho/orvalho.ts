import type { Hue } from '../../colour.ts'
import { budVase } from '../../cosmetics/bud-vase.ts'
import { closeUp } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import type { View } from '../../view.ts'
import { ORVALHO_PIECES, type OrvalhoPiece, TREATMENTS, type Treatment } from './collection.ts'
import { type Plinth, PORTRAIT, type Posed, sitting } from './studio.ts'

const ZOOM = 2.2
/** The plinth's y. */
const STAND = 506
const PLINTH: Plinth = { x: 240, y: 508, half: 196 }

/** Places a product on the plinth; `near` scales it relative to its own picture. */
export function posed(name: OrvalhoPiece, x: number, y: number, near: number, hue: Hue = TREATMENTS[name].hue): Posed {
  const { draw, scale, step, label, title }: Treatment = TREATMENTS[name]
  const [called, content, kind = title] = label
  const print = { line: step, kind, name: called, content }
  return { vessel: draw(name.replaceAll('-', ''), hue, print), x, y, scale: scale * near }
}

/**
 * Orvalho's photographer: a lilac studio in the morning, a round plinth, the shadow of a branch. A thing may be
 * photographed in another hue than its own: its glass, or the shade it gives.
 */
export function orvalho(name: OrvalhoPiece, view: View, hue?: Hue): string {
  const { title, focus, step } = TREATMENTS[name]
  const random = seeded(`${name} ${view}`)
  const jitter = (most: number) => (random() - 0.5) * 2 * most
  const leaves = `${name} ${view} ${hue ?? ''}`
  if (view === 'group') {
    const kind = ORVALHO_PIECES.filter((other) => TREATMENTS[other].step === step)
    const others = kind.length > 2 ? kind : [...kind, 'manha' as const]
    const next = (by: number) => others[(others.indexOf(name) + by) % others.length] ?? name
    const set = [
      posed(next(1), 118 + jitter(4), 478, 0.6),
      posed(next(2), 366 + jitter(4), 478, 0.6),
      posed(name, 240 + jitter(4), 520, 0.7, hue),
    ]
    return sitting({ title, leaves, plinths: [{ ...PLINTH, half: 226, y: 500 }], set })
  }
  if (view === 'context') {
    const set = [
      { vessel: budVase('vaso'), x: 366 + jitter(4), y: 470, scale: 0.92 },
      posed(name, 206 + jitter(5), 512, 0.86, hue),
    ]
    return sitting({
      title,
      leaves,
      plinths: [
        { x: 366, y: 470, half: 92 },
        { ...PLINTH, x: 206, half: 172, y: 514 },
      ],
      set,
    })
  }
  const main = posed(name, 240 + jitter(3), STAND, 1 + jitter(0.015), hue)
  const crop =
    view === 'detail'
      ? closeUp(PORTRAIT, [main.x + focus[0] * main.scale, main.y + focus[1] * main.scale], ZOOM)
      : undefined
  return sitting({ title, leaves, plinths: [PLINTH], set: [main], crop })
}
