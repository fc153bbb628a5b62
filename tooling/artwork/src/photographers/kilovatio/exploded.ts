import type { Hue } from '../../colour.ts'
import type { Point } from '../../curve.ts'
import { type Device, extent, HAIR, PAPER } from '../../device.ts'
import { type Eye, eyeOf, FINE } from '../../eye.ts'
import { element, group, line, ref } from '../../markup.ts'
import { joined } from '../../outline.ts'
import { photograph } from '../../scene.ts'
import { grid, ROOM, SQUARE } from './lab.ts'

const INK: Hue = '#1734d6'
/** The largest fraction of the picture. */
const FILL = 0.8
/** Parts that are moved less than this, in fine units, have no connecting line. */
const LEAST = 50

/** An exploded line drawing of a device, over the grid; dashed lines connect each part with its place. */
export function exploded(title: string, draw: (eye: Eye) => Device, tilt: number): string {
  const box = extent(draw(eyeOf({ tilt, scale: 1, spread: 1 })))
  const scale = Math.min(
    (FILL * SQUARE.width) / (box.right - box.left),
    (FILL * SQUARE.height) / (box.bottom - box.top),
  )
  const eye = (spread: 0 | 1) => eyeOf({ tilt, scale: scale * FINE, spread })
  const [whole, apart] = [draw(eye(0)), draw(eye(1))]
  const leads = apart.flatMap(({ points }, index) => {
    const [from, to] = [middle(whole[index]?.points ?? []), middle(points)]
    return Math.hypot(to[0] - from[0], to[1] - from[1]) > LEAST ? [`M${joined([...from])}L${joined([...to])}`] : []
  })
  const [x, y] = [
    SQUARE.width / 2 - ((box.left + box.right) / 2) * scale,
    SQUARE.height / 2 - ((box.top + box.bottom) / 2) * scale,
  ]
  return photograph(
    SQUARE,
    { ...ROOM, horizon: 0.995, key: 0.4 },
    {
      title,
      defs: grid(),
      layers: [
        element('rect', { ...SQUARE, fill: ref('grid') }),
        line(CORNERS, INK, 1),
        group(
          {
            transform: `translate(${Math.round(x)} ${Math.round(y)})scale(${1 / FINE})`,
            fill: PAPER,
            stroke: INK,
            'stroke-width': HAIR,
            'stroke-linejoin': 'round',
          },
          line([...new Set(leads)].join(''), INK, HAIR * 0.8, { 'stroke-dasharray': '14 10', opacity: 0.6 }),
          ...apart.map(({ draft }) => draft),
        ),
      ],
    },
  )
}

/** Crop marks at the corners of the sheet. */
const CORNERS = [
  [24, 24],
  [456, 24],
  [24, 456],
  [456, 456],
]
  .map(([x = 0, y = 0]) => `M${x - 6} ${y}h12M${x} ${y - 6}v12`)
  .join('')

const middle = (points: readonly Point[]): readonly [number, number] => [
  points.reduce((sum, [x]) => sum + x, 0) / (points.length || 1),
  points.reduce((sum, [, y]) => sum + y, 0) / (points.length || 1),
]
