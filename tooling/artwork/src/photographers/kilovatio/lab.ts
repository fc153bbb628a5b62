import { type Device, extent, farthestFoot, onTable, painted } from '../../device.ts'
import { type Eye, FINE } from '../../eye.ts'
import { blur } from '../../light.ts'
import { element, group, line, linearGradient, ref } from '../../markup.ts'
import { type Frame, photograph, type Room } from '../../scene.ts'

export const SQUARE: Frame = { width: 480, height: 480 }
export const ROOM: Room = { wall: '#f4f6f8', floor: '#e3e8ed', horizon: 0.74, shadow: '#1b2a38', grain: 0.05, key: 0.7 }
const GRID = 40

/** A device, drawn for this camera, with its origin at (x, y) of the picture. */
export type Placed = { readonly device: Device; readonly eye: Eye; readonly x: number; readonly y: number }

/** Devices on the table of the lab, from back to front. */
export function photographOf(frame: Frame, title: string, all: readonly Placed[]): string {
  const traces = all.map(({ device, eye }) => onTable(eye, device))
  const paint = all.map(({ device }, index) => painted(`d${index}`, device))
  const each = (draw: (index: number) => string) =>
    all
      .map(({ x, y }, index) =>
        group({ transform: `translate(${Math.round(x)} ${Math.round(y)})scale(${1 / FINE})` }, draw(index)),
      )
      .join('')
  // The table ends just behind the devices: the more the camera is tilted, the higher its edge.
  const farthest = Math.min(...all.map(({ device, eye, y }) => y + farthestFoot(eye, device) / FINE))
  const horizon = Math.min(ROOM.horizon, Math.max(0.16, (farthest - 14) / frame.height))
  const { shadow } = ROOM
  return photograph(
    frame,
    { ...ROOM, horizon },
    {
      title,
      defs:
        grid() + blur('cast', 9) + blur('image', 3) + all.map(fade).join('') + paint.map(({ defs }) => defs).join(''),
      layers: [
        element('rect', { ...frame, height: Math.round(horizon * frame.height), fill: ref('grid') }),
        group(
          { filter: ref('image'), opacity: 0.22 },
          each((index) => group({ mask: ref(`fade${index}`) }, traces[index]?.image ?? '')),
        ),
        group(
          { filter: ref('cast'), fill: shadow, stroke: shadow, 'stroke-width': 0, opacity: 0.34 },
          each((index) => traces[index]?.shadow ?? ''),
        ),
        group(
          { fill: 'none', stroke: shadow, 'stroke-linejoin': 'round' },
          each((index) =>
            [6, 16, 32]
              .map((width) => group({ 'stroke-width': width, opacity: 0.14 }, traces[index]?.foot ?? ''))
              .join(''),
          ),
        ),
        each((index) => paint[index]?.body ?? ''),
      ],
    },
  )
}

/** The wall's grid. */
export const grid = (opacity = 0.6): string =>
  element(
    'pattern',
    { id: 'grid', width: GRID, height: GRID, patternUnits: 'userSpaceOnUse' },
    line(`M20 0V${GRID}M0 20H${GRID}`, '#b9c4ce', 0.7, { opacity }),
  )

/** The mask of a reflection, which fades out towards the camera. */
function fade({ device, eye }: Placed, index: number): string {
  const { left, right, bottom } = extent(device)
  const height = REACH * FINE
  const [x, y, width] = [
    Math.round(left) - height,
    Math.round(farthestFoot(eye, device)),
    Math.round(right - left) + 2 * height,
  ]
  const end = Math.round(bottom) + height
  return (
    linearGradient(
      `fall${index}`,
      [
        [0, '#fff'],
        [1, '#fff', 0],
      ],
      { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: y, y2: end },
    ) +
    element(
      'mask',
      { id: `fade${index}`, maskUnits: 'userSpaceOnUse', x, y: y - height, width, height: end - y + height },
      element('rect', { x, y: y - height, width, height: end - y + height, fill: ref(`fall${index}`) }),
    )
  )
}
/** The height of a reflection below the foot, in units of the picture. */
const REACH = 64
