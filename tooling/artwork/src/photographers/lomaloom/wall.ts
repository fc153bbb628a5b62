import type { Craft } from '../../crafts/craft.ts'
import { FOLDS, THREADS } from '../../crafts/woven.ts'
import { blur, contactShade } from '../../light.ts'
import { element, group, radialGradient, ref } from '../../markup.ts'
import { type Crop, type Frame, photograph, type Room } from '../../scene.ts'

export const SQUARE: Frame = { width: 600, height: 600 }
/** A wall of sand plaster and the shelf at its foot. */
const ROOM: Room = { wall: '#d9c4a3', floor: '#c3a67b', horizon: 0.82, shadow: '#3b2412', grain: 0.2, key: 0.3 }

/** An object in the picture: the position of its foot or nail, and its scale. */
export type Posed = {
  readonly craft: Craft
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
}

type Sitting = {
  readonly title: string
  /** From back to front. */
  readonly set: readonly Posed[]
  readonly frame?: Frame
  readonly crop?: Crop | undefined
}

const round = (value: number) => Math.round(value * 100) / 100
const placed = ({ x, y, scale, turn = 0 }: Posed) =>
  `translate(${round(x)} ${round(y)})scale(${round(scale)})${turn ? `rotate(${round(turn)})` : ''}`

/** Things before the plastered wall, their shadows one soft layer to the lower right. */
export const byTheWall = ({ title, set, frame = SQUARE, crop }: Sitting): string =>
  photograph(frame, ROOM, {
    title,
    ...(crop && { crop }),
    defs:
      contactShade(ROOM.shadow) +
      blur('soft', 9) +
      THREADS +
      FOLDS +
      radialGradient(
        'puff',
        [
          [0, '#fff', 0.26],
          [0.5, '#fff', 0],
          [1, '#000', 0.34],
        ],
        { cx: 0.34, cy: 0.3, r: 0.8 },
      ) +
      radialGradient(
        'round',
        [
          [0, '#fff', 0.34],
          [0.5, '#fff', 0],
          [1, '#000', 0.4],
        ],
        { cx: 0.34, cy: 0.3, r: 0.75 },
      ) +
      set.map(({ craft }) => craft.defs).join(''),
    layers: [
      group(
        { fill: ROOM.shadow, opacity: 0.4, filter: ref('soft') },
        ...set.map((posed) => group({ transform: placed(posed) }, posed.craft.shade)),
      ),
      ...set.map((posed) =>
        group(
          { transform: placed(posed) },
          posed.craft.foot > 0
            ? element('ellipse', {
                cx: 4,
                cy: 1,
                rx: posed.craft.foot * 1.12,
                ry: 9,
                fill: ref('contact'),
                opacity: 0.6,
              })
            : '',
          posed.craft.body,
        ),
      ),
    ],
  })
