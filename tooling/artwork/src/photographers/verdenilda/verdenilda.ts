import type { Hue } from '../../colour.ts'
import { closeUp } from '../../scene.ts'
import { seeded } from '../../seed.ts'
import type { View } from '../../view.ts'
import { NURSERY, VERDENILDA_PIECES, type VerdeNildaPiece } from './collection.ts'
import { PORTRAIT, type Posed, snapshot } from './room.ts'

/** The zoom of the detail view, the y of standing objects, and that of hanging pots. */
const ZOOM = 2.2
const STAND = 506
const HANG = 300

/**
 * Verde Nilda's photographer: the shopkeeper with a phone, at the window sill in the morning. An object may be photographed
 * with another hue of its pot or glaze.
 */
export function verdenilda(name: VerdeNildaPiece, view: View, hue?: Hue): string {
  const random = seeded(`${name} ${view}`)
  const sway = (most: number) => (random() - 0.5) * 2 * most
  const light = [sway(14), sway(18)] as const
  const set = SETS[view](name, hue, sway)
  const [main] = set.filter(({ still }) => still.name === idOf(name))
  const { focus, title } = NURSERY[name]
  const crop =
    view === 'detail' && main
      ? closeUp(PORTRAIT, [main.x + focus[0] * main.scale, main.y + focus[1] * main.scale], ZOOM)
      : undefined
  return snapshot({ title, set, light, crop })
}

const idOf = (name: VerdeNildaPiece) => name.replace('-', '')

type Sway = (most: number) => number
type Spot = {
  readonly x: number
  readonly depth?: number
  readonly zoom?: number
  readonly fine?: boolean
  readonly hue?: Hue | undefined
}

/** Put on the sill, or hung before the wall. */
function put(name: VerdeNildaPiece, sway: Sway, { x, depth = 0, zoom = 1, fine = true, hue }: Spot): Posed {
  const { draw, scale, hue: own, aside = 0, raised = 0 } = NURSERY[name]
  const still = draw({ name: idOf(name), hue: hue ?? own, fine })
  const size = Math.round(scale * zoom * (1 + sway(0.015)) * 1000) / 1000
  return {
    still,
    x: x + aside * zoom + sway(4),
    y: (still.foot > 0 ? STAND : HANG) - depth - raised * zoom,
    scale: size,
  }
}

const SETS: Readonly<Record<View, (name: VerdeNildaPiece, hue: Hue | undefined, sway: Sway) => readonly Posed[]>> = {
  front: (name, hue, sway) => [put(name, sway, { x: 238, hue })],
  detail: (name, hue, sway) => [put(name, sway, { x: 238, hue })],
  context: (name, hue, sway) => {
    const prop = name === 'regadera' ? 'geranio' : 'regadera'
    return [
      put(prop, sway, { x: 384, depth: 42, zoom: 0.52, fine: false }),
      put(name, sway, { x: 186, zoom: 0.86, hue }),
    ]
  },
  group: (name, hue, sway) => {
    const kind = VERDENILDA_PIECES.filter((other) => NURSERY[other].category === NURSERY[name].category)
    const next = (step: number) => kind[(kind.indexOf(name) + step) % kind.length] ?? name
    return [
      put(next(1), sway, { x: 106, depth: 40, zoom: 0.56, fine: false }),
      put(next(2), sway, { x: 380, depth: 40, zoom: 0.56, fine: false }),
      put(name, sway, { x: 240, depth: -8, zoom: 0.64, fine: false, hue }),
    ]
  },
}
