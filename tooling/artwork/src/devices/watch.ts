import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed } from '../eye.ts'
import { element, line } from '../markup.ts'
import { block } from '../shapes/block.ts'
import { loft } from '../shapes/loft.ts'
import { round, soft } from '../shapes/section.ts'
import { LED, led, lens } from './marks.ts'

const _BRASS: Hue = '#c2a35a'

/** An indoor camera: a head that turns on a foot. */
export function homeCamera(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 20 })
  const head = posed(apart(eye, [0, 34, 0]), { at: [0, 66, 0], lean: 4 })
  const front = apart(head, [0, 0, 40])
  return [
    loft(eye, {
      at: [0, 0, 0],
      axis: 'y',
      section: round(35),
      rings: [
        [0, 1],
        [3, 0],
        [9, 0.6],
        [13, 4],
        [15, 10],
      ],
      hue,
      finish: 'satin',
    }),
    mark(eye, { origin: [0, 6, 35], right: [1, 0, 0], down: [0, -1, 0] }, led(0, 0, 1.2)),
    loft(eye, {
      at: [0, 14, 0],
      axis: 'y',
      section: round(13),
      rings: [
        [0, 0],
        [22, 1],
      ],
      hue: '#2b3138',
      finish: 'satin',
    }),
    loft(head, {
      at: [0, 0, -34],
      axis: 'z',
      section: soft(76, 72, 2.6),
      rings: [
        [0, 24],
        [4, 14],
        [12, 5],
        [24, 0.6],
        [34, 0],
        [52, 1],
        [58, 3.4],
        [61, 6],
      ],
      hue,
      finish: 'satin',
      dome: 3,
    }),
    loft(front, {
      at: [0, 0, 26],
      axis: 'z',
      section: soft(66, 62, 2.6),
      rings: [
        [0, 0],
        [2, 0.8],
      ],
      hue: '#0d1115',
      finish: 'gloss',
    }),
    mark(
      front,
      { origin: [0, 4, 28.2], right: [1, 0, 0], down: [0, -1, 0] },
      lens(17),
      'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
    ),
    mark(
      front,
      { origin: [0, -19, 28.2], right: [1, 0, 0], down: [0, -1, 0] },
      led(0, 0, 1.4) +
        element('circle', { cx: -12, r: 1, fill: '#39424b' }) +
        element('circle', { cx: 12, r: 1, fill: '#39424b' }),
    ),
  ]
}

/** A doorbell with a camera, and the chime that goes with it. */
export function doorbell(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 26, at: [-38, 0, 8] })
  const bell = { at: [0, 0, 0], size: [48, 134, 26] } as const
  const chime = posed(apart(camera, [34, 0, 0]), { at: [56, 36, -30], turn: 18 })
  const front = apart(eye, [0, 0, 40])
  return [
    loft(chime, {
      at: [0, 0, -14],
      axis: 'z',
      section: soft(72, 72, 3.2),
      rings: [
        [0, 2],
        [3, 0],
        [24, 0],
        [28, 1.4],
        [30, 5],
      ],
      hue: '#dfe5ea',
      finish: 'satin',
    }),
    mark(
      chime,
      { origin: [0, 0, 16.2], right: [1, 0, 0], down: [0, -1, 0] },
      Array.from({ length: 5 }, (_, row) =>
        Array.from({ length: 5 }, (_, column) =>
          element('circle', {
            cx: (column - 2) * 7,
            cy: (row - 2) * 7,
            r: Math.abs(row - 2) + Math.abs(column - 2) > 3 ? 0 : 1.5,
            fill: '#6c7780',
          }),
        ).join(''),
      ).join('') + led(0, 28, 1.2),
    ),
    block(eye, { at: [0, 0, -6], size: [50, 136, 12], axis: 'z', radius: 25, edge: 1, hue: '#171c21' }),
    block(front, { ...bell, at: [0, 1, 6], size: [48, 134, 18], axis: 'z', radius: 24, edge: 4, hue, finish: 'satin' }),
    mark(
      front,
      { origin: [0, 104, 15.2], right: [1, 0, 0], down: [0, -1, 0] },
      (id) => {
        const { defs, body } = lens(13)(id)
        return {
          defs,
          body:
            element('rect', { x: -19, y: -19, width: 38, height: 62, rx: 19, fill: '#0d1115' }) +
            body +
            element('circle', { cy: 25, r: 1.8, fill: '#39424b' }),
        }
      },
      'M-19-0a19 19 0 0 1 38 0v24a19 19 0 0 1-38 0zM-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0',
    ),
    mark(
      front,
      { origin: [0, 32, 15.2], right: [1, 0, 0], down: [0, -1, 0] },
      element('circle', { r: 15.4, fill: 'none', stroke: LED, 'stroke-width': 1.6 }) +
        element('circle', { r: 15.4, fill: 'none', stroke: LED, 'stroke-width': 4, opacity: 0.2 }) +
        element('circle', { r: 12.6, fill: shade(hue, 0.07) }) +
        element('circle', { r: 12.6, fill: 'none', stroke: shade(hue, -0.1), 'stroke-width': 0.7 }) +
        line('M-5 3V-1L0-5.4L5-1V3Z', shade(hue, 0.42), 1.2),
      'M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0',
    ),
  ]
}
