import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed } from '../eye.ts'
import { element, line } from '../markup.ts'
import { block, onSide } from '../shapes/block.ts'
import { loft } from '../shapes/loft.ts'
import { round, soft } from '../shapes/section.ts'
import { LED, led, seam, socket } from './marks.ts'

const BRASS: Hue = '#c2a35a'

/** A plug with a socket of its own that listens. */
export function smartPlug(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 32, at: [0, 31, 0] })
  const front = apart(eye, [0, 0, 40])
  const pin = (x: number) =>
    loft(apart(eye, [0, 0, -40]), {
      at: [x, 0, -52],
      axis: 'z',
      section: round(2.6),
      rings: [
        [0, 1.2],
        [2, 0],
        [22, 0],
      ],
      hue: BRASS,
      finish: 'metal',
    })
  return [
    ...[9.5, 0, -9.5].map(pin),
    loft(eye, {
      at: [0, 0, -32],
      axis: 'z',
      section: soft(58, 62, 3.4),
      rings: [
        [0, 9],
        [8, 2],
        [16, 0],
        [44, 0],
      ],
      hue: shade(hue, -0.02),
      finish: 'satin',
    }),
    loft(front, {
      at: [0, 0, 12],
      axis: 'z',
      section: soft(58, 62, 3.4),
      rings: [
        [0, 0],
        [10, 0],
        [13, 1],
        [15, 3.4],
      ],
      hue,
      finish: 'satin',
    }),
    mark(
      front,
      { origin: [0, 0, 27], right: [1, 0, 0], down: [0, -1, 0] },
      element('circle', { r: 23.6, fill: shade(hue, -0.08) }) +
        element('circle', { r: 23, cy: 0.7, fill: shade(hue, -0.02) }) +
        socket(0, 0, shade(hue, -0.04)) +
        element('path', { d: 'M-7-23A24 24 0 0 1 7-23', fill: 'none', stroke: LED, 'stroke-width': 1.4 }),
      'M-23 0a23 23 0 1 0 46 0a23 23 0 1 0-46 0M-16-10h32v20h-32z',
    ),
    mark(
      eye,
      { origin: [0, 31, -6], right: [1, 0, 0], down: [0, 0, 1] },
      element('rect', { x: -8, y: -4, width: 16, height: 9, rx: 4.5, fill: shade(hue, -0.1) }) +
        element('rect', { x: -7, y: -3.4, width: 14, height: 7, rx: 3.5, fill: shade(hue, 0.03) }),
    ),
  ]
}

/** Sensors for a door and for whatever moves. */
export function sensors(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 28 })
  const bar = (at: readonly [number, number, number], width: number, light: boolean) => {
    const own = apart(eye, [light ? -20 : 10, 0, 14])
    const box = { at, size: [width, 64, 14] } as const
    return [
      block(own, { ...box, axis: 'z', radius: 6, edge: 2.4, hue, finish: 'satin' }),
      onSide(
        own,
        box,
        'front',
        light
          ? led(width / 2, 12, 1.2) + seam(`M3 50H${width - 3}`, hue, 0.5)
          : line(`M${width / 2} 26v12`, shade(hue, -0.2), 1.2),
      ),
    ]
  }
  const eyeball = posed(apart(eye, [20, 0, -10]), { at: [46, 0, -14] })
  return [
    ...bar([-52, 0, 0], 27, true),
    ...bar([-25, 0, 0], 13, false),
    loft(eyeball, {
      at: [0, 0, 0],
      axis: 'y',
      section: round(29),
      rings: [
        [0, 1.4],
        [3, 0],
        [30, 0.4],
        [34, 2],
      ],
      hue,
      finish: 'satin',
    }),
    loft(eyeball, {
      at: [0, 34, 0],
      axis: 'y',
      section: round(25),
      rings: [
        [0, 0],
        [8, 1.4],
        [15, 5],
        [20, 11],
        [22.6, 18],
        [23.4, 25],
      ],
      hue: '#e9eef2',
      finish: 'gloss',
      dome: 5,
      end: null,
    }),
    mark(eyeball, { origin: [0, 16, 29], right: [1, 0, 0], down: [0, -1, 0] }, led(0, 0, 1.3)),
  ]
}
