import type { Hue } from '../colour.ts'
import { cameraOf } from '../render/camera.ts'
import type { Bench } from '../render/metal.ts'

/** A jewel, drawn around the middle of its foot at (0, 0); what hangs is drawn from above down to there. */
export type Jewel = {
  readonly defs: string
  readonly body: string
  /** Half the width of what touches the floor; 0: it hangs. */
  readonly half: number
  /** Light that its stone throws on the floor: path data around the foot, and its hue. */
  readonly caustic?: { readonly d: string; readonly hue: Hue }
}

/**
 * How a piece is wanted: with ids that begin with this name, in this metal, with a stone of this hue, finely or not, and
 * from a camera raised by so many degrees.
 */
export type Order = {
  readonly id: string
  readonly gold: Hue
  readonly stone: Hue
  readonly fine: boolean
  readonly raised?: number
}
export type Draw = (order: Order) => Jewel

/** The jeweller's bench: a camera that looks down by `tilt` degrees. */
export const benchOf = ({ gold, fine, raised = 0 }: Order, tilt = 14): Bench => ({
  camera: cameraOf(tilt + raised),
  gold,
  fine,
})
