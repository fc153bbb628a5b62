import type { Hue } from '../colour.ts'
import type { Drawing, Plane, Solid } from '../device.ts'
import { mark } from '../device.ts'
import type { Eye, Spot } from '../eye.ts'
import type { Finish } from '../surface.ts'
import { type Axis, loft, type Ring } from './loft.ts'
import { rounded } from './section.ts'

export type Block = {
  /** The middle of its foot. */
  readonly at: Spot
  readonly size: readonly [width: number, height: number, depth: number]
  /** The axis of extrusion: corners across it are rounded by `radius`. */
  readonly axis?: Axis
  readonly radius?: number
  /** The bevel of the edges at its ends. */
  readonly edge?: number
  readonly hue: Hue
  readonly finish?: Finish
  readonly end?: Hue
}

/** Rings of a solid whose end edges are rounded by `edge`. */
const softEnds = (length: number, edge: number): readonly Ring[] =>
  edge === 0
    ? [
        [0, 0],
        [length, 0],
      ]
    : [
        [0, edge],
        [edge * 0.3, edge * 0.3],
        [edge, 0],
        [length - edge, 0],
        [length - edge * 0.3, edge * 0.3],
        [length, edge],
      ]

/** A box with rounded corners and bevelled edges. */
export function block(
  eye: Eye,
  { at: [x, y, z], size: [w, h, d], axis = 'y', radius = 2, edge = 1, ...rest }: Block,
): Solid {
  const [start, across, length]: readonly [Spot, readonly [number, number], number] =
    axis === 'y'
      ? [[x, y, z], [w, d], h]
      : axis === 'z'
        ? [[x, y + h / 2, z - d / 2], [w, h], d]
        : [[x - w / 2, y + h / 2, z], [d, h], w]
  return loft(eye, { at: start, axis, section: rounded(...across, radius), rings: softEnds(length, edge), ...rest })
}

export type Side = 'front' | 'top' | 'right' | 'left'

/** A side of a block as a plane, from its upper left corner as seen from outside. */
function sideOf({ at: [x, y, z], size: [w, h, d] }: Pick<Block, 'at' | 'size'>, side: Side): Plane {
  const planes: Readonly<Record<Side, Plane>> = {
    front: { origin: [x - w / 2, y + h, z + d / 2], right: [1, 0, 0], down: [0, -1, 0] },
    top: { origin: [x - w / 2, y + h, z - d / 2], right: [1, 0, 0], down: [0, 0, 1] },
    right: { origin: [x + w / 2, y + h, z + d / 2], right: [0, 0, -1], down: [0, -1, 0] },
    left: { origin: [x - w / 2, y + h, z - d / 2], right: [0, 0, 1], down: [0, -1, 0] },
  }
  return planes[side]
}

/** A mark on a side of a block. */
export const onSide = (eye: Eye, box: Pick<Block, 'at' | 'size'>, side: Side, drawing: Drawing, lines = ''): Solid =>
  mark(eye, sideOf(box, side), drawing, lines)
