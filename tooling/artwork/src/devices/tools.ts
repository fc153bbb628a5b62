import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed } from '../eye.ts'
import { element, line } from '../markup.ts'
import { block, onSide } from '../shapes/block.ts'
import { loft } from '../shapes/loft.ts'
import { round, soft } from '../shapes/section.ts'
import { hole, led, seam } from './marks.ts'

const RUBBER: Hue = '#22272c'
const STEEL: Hue = '#8f989f'

/** A drill driver standing on its battery, its chuck to the left. */
export function drill(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: -24 })
  const grip = posed(eye, { at: [22, 46, 0], roll: 8 })
  const motor = posed(eye, { at: [0, 158, 0] })
  const chuck = apart(motor, [-60, 0, 0])
  const battery = apart(eye, [0, -46, 0])
  const pack = { at: [30, 0, 0], size: [104, 46, 76] } as const
  return [
    block(battery, { ...pack, axis: 'x', radius: 12, edge: 5, hue: RUBBER, finish: 'satin' }),
    block(eye, {
      at: [24, 44, 0],
      size: [78, 18, 62],
      axis: 'x',
      radius: 8,
      edge: 4,
      hue: shade(hue, -0.03),
      finish: 'satin',
    }),
    onSide(
      battery,
      pack,
      'front',
      seam('M6 20H98', RUBBER, 0.8) +
        [0, 1, 2, 3].map((dot) => led(58 + dot * 8, 32, 1.6)).join('') +
        line('M14 28v10M20 28v10M26 28v10', shade(RUBBER, 0.14), 2),
    ),
    loft(grip, {
      at: [0, 6, 0],
      axis: 'y',
      section: soft(44, 38, 2.5),
      rings: [
        [0, -3],
        [20, 1],
        [60, 1.5],
        [100, -2],
      ],
      hue: RUBBER,
    }),
    mark(
      grip,
      { origin: [4, 60, 19], right: [1, 0, 0], down: [0, -1, 0] },
      line('M-12-26H10M-12-18H10M-12-10H10M-12-2H10M-12 6H10M-12 14H10', shade(RUBBER, 0.1), 2.2, { opacity: 0.7 }),
    ),
    block(apart(eye, [-34, 0, 0]), {
      at: [-6, 104, 0],
      size: [16, 34, 18],
      axis: 'z',
      radius: 7,
      edge: 2,
      hue: shade(hue, -0.1),
      finish: 'satin',
    }),
    loft(chuck, {
      at: [-114, 0, 0],
      axis: 'x',
      section: round(5),
      rings: [
        [0, 1],
        [30, 0],
      ],
      hue: STEEL,
      finish: 'metal',
    }),
    loft(chuck, {
      at: [-96, 0, 0],
      axis: 'x',
      section: round(20),
      rings: [
        [0, 11],
        [14, 3],
        [26, 0],
        [44, 0],
      ],
      hue: '#3b4249',
      finish: 'satin',
      end: '#171b1f',
    }),
    mark(
      chuck,
      { origin: [-60, 0, 20], right: [1, 0, 0], down: [0, -1, 0] },
      line('M-8-6V10M-3-7V11M2-7V11M7-6V10', '#14181b', 1.2),
    ),
    loft(motor, {
      at: [-52, 0, 0],
      axis: 'x',
      section: soft(52, 54, 2.3),
      rings: [
        [0, 7],
        [6, 2],
        [20, 1],
        [22, 0],
      ],
      hue: shade(hue, -0.14, 0.5),
      finish: 'satin',
      end: '#2a3036',
    }),
    loft(motor, {
      at: [-30, 0, 0],
      axis: 'x',
      section: soft(58, 62, 2.4),
      rings: [
        [0, 1],
        [40, 0],
        [96, 1],
        [112, 5],
        [120, 12],
      ],
      hue,
      finish: 'satin',
    }),
    mark(
      motor,
      { origin: [36, 0, 29], right: [1, 0, 0], down: [0, -1, 0] },
      [0, 1, 2, 3, 4].map((slot) => hole(0 + slot * 8, -13 + slot * 0.6, 4, 24 - slot * 1.2, 2)).join(''),
      'M0-13h36v24h-36z',
    ),
    mark(
      motor,
      { origin: [-20, 30, 0], right: [1, 0, 0], down: [0, 0, 1] },
      element('rect', { x: 6, y: -9, width: 30, height: 18, rx: 6, fill: RUBBER }) +
        line('M14-4V4M21-4V4M28-4V4', shade(RUBBER, 0.2), 1.6),
    ),
    mark(
      motor,
      { origin: [-12, 2, 29.5], right: [1, 0, 0], down: [0, -1, 0] },
      element('rect', { x: 0, y: -6, width: 34, height: 12, rx: 2, fill: shade(hue, 0.26, 0.3) }) +
        line('M8-2v4M16-2v4', shade(hue, -0.1), 1.6) +
        led(27, 0, 1.6),
    ),
  ]
}

/** A torch lying on the table, on. */
export function torch(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: -52, at: [0, 19, 0] })
  const [head, tail] = [apart(eye, [0, 0, 44]), apart(eye, [0, 0, -40])]
  const knurl = (from: number, to: number) =>
    line(
      Array.from({ length: Math.round((to - from) / 3) }, (_, index) => `M${from + index * 3}-9V9`).join(''),
      shade(hue, -0.16),
      1,
      { opacity: 0.8 },
    )
  return [
    loft(tail, {
      at: [0, 0, -78],
      axis: 'z',
      section: round(14.5),
      rings: [
        [0, 3],
        [3, 0.6],
        [16, 0],
      ],
      hue,
      finish: 'metal',
    }),
    loft(eye, {
      at: [0, 0, -62],
      axis: 'z',
      section: round(13.4),
      rings: [
        [0, 0],
        [86, 0],
      ],
      hue,
      finish: 'metal',
    }),
    mark(eye, { origin: [-13.4, 0, 0], right: [0, 0, 1], down: [0, -1, 0] }, knurl(-56, 14) + led(22, -2, 1.4)),
    loft(head, {
      at: [0, 0, 24],
      axis: 'z',
      section: round(20),
      rings: [
        [0, 6.6],
        [16, 1],
        [22, 0],
        [44, 0],
        [46, 1.4],
      ],
      hue,
      finish: 'metal',
      end: '#10151a',
    }),
    mark(
      head,
      { origin: [0, 0, 70.2], right: [1, 0, 0], down: [0, -1, 0] },
      (id) => ({
        defs: `<radialGradient id="${id}g"><stop stop-color="#fff"/><stop offset=".34" stop-color="#fffbe8"/><stop offset=".6" stop-color="#cfd9e4"/><stop offset=".8" stop-color="#8c9aa8"/><stop offset="1" stop-color="#39424b"/></radialGradient>`,
        body:
          element('circle', { r: 17, fill: `url(#${id}g)` }) +
          element('circle', { r: 4.2, fill: '#fff6c8' }) +
          element('path', { d: 'M-13-4A14 14 0 0 1-2-13A20 20 0 0 0-13-4', fill: '#fff', opacity: 0.8 }),
      }),
      'M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0',
    ),
  ]
}
