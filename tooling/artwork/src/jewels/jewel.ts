import type { Hue } from '../colour.ts'
import { cameraOf } from '../render/camera.ts'
import type { Bench } from '../render/metal.ts'

/** A jewel, drawn around the middle of its foot at (0, 0); hanging ones end there. */
export type Jewel = {
  readonly defs: string
  readonly body: string
  /** Half the width of its contact with the floor; 0 if it hangs. */
  readonly half: number
  /** The light of its stone on the floor: path data around the foot, and its hue. */
  readonly caustic?: { readonly d: string; readonly hue: Hue }
}

/**
 * How to draw a piece: the prefix of its ids, its metal, its stone's hue, the level of detail, and by how many degrees the
 * camera is raised.
 */
export type Order = {
  readonly id: string
  readonly gold: Hue
  readonly stone: Hue
  readonly fine: boolean
  readonly raised?: number
}
export type Draw = (order: Order) => Jewel

/** The drawing context of metal: a camera tilted down by `tilt` degrees. */
export const benchOf = ({ gold, fine, raised = 0 }: Order, tilt = 14): Bench => ({
  camera: cameraOf(tilt + raised),
  gold,
  fine,
})
