import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed } from '../eye.ts'
import { element, line } from '../markup.ts'
import { block, onSide } from '../shapes/block.ts'
import { loft } from '../shapes/loft.ts'
import { round, soft } from '../shapes/section.ts'
import { hole, led, seam } from './marks.ts'

/** A router with four aerials, its lights to the front. */
export function router(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 24 })
  const box = { at: [0, 4, 0], size: [252, 36, 158] } as const
  const lid = { at: [0, 36, 0], size: [244, 8, 150] } as const
  const top = apart(eye, [0, 60, 0])
  const aerial = (x: number, z: number, roll: number, away: number) => {
    const own = posed(apart(eye, [away, 30, 0]), { at: [x, 26, z], roll })
    return [
      loft(own, {
        at: [0, -4, 0],
        axis: 'y',
        section: round(9),
        rings: [
          [0, 0],
          [20, 0],
          [22, 1],
        ],
        hue: shade(hue, -0.07),
        finish: 'satin',
      }),
      loft(own, {
        at: [0, 16, 0],
        axis: 'y',
        section: soft(20, 12, 3),
        rings: [
          [0, 2],
          [3, 0],
          [150, 2],
          [156, 4],
          [158, 6],
        ],
        hue: shade(hue, -0.02),
        finish: 'satin',
      }),
    ]
  }
  return [
    ...aerial(-44, -84, -3, -14),
    ...aerial(44, -84, 4, 14),
    ...aerial(134, -30, 13, 40),
    block(eye, { at: [-96, 0, 50], size: [26, 5, 16], radius: 4, edge: 0, hue: '#12161a' }),
    block(eye, { at: [96, 0, 50], size: [26, 5, 16], radius: 4, edge: 0, hue: '#12161a' }),
    block(eye, { ...box, axis: 'y', radius: 18, edge: 5, hue, finish: 'satin' }),
    block(top, { ...lid, axis: 'y', radius: 16, edge: 4, hue: shade(hue, 0.01), finish: 'satin' }),
    onSide(
      top,
      lid,
      'top',
      Array.from({ length: 9 }, (_, index) =>
        hole(52 + index * 1.6, 28 + index * 10.4, 140 - index * 3.2, 3.8, 1.9),
      ).join('') + element('rect', { x: 114, y: 130, width: 16, height: 6, rx: 1, fill: shade(hue, 0.34, 0.3) }),
      'M52 28H192L176 116H66Z',
    ),
    onSide(
      eye,
      box,
      'front',
      [0, 1, 2, 3, 4].map((index) => led(92 + index * 16, 16, 1.8)).join('') + seam('M18 29H234', hue, 0.8),
      'M80 10h90v12h-90z',
    ),
    ...aerial(-134, -30, -13, -40),
  ]
}

/** Two nodes of a mesh, one behind the other. */
export function mesh(camera: Eye, hue: Hue): Device {
  const node = (x: number, z: number, away: number): Device => {
    const own = posed(apart(camera, [away, 0, 0]), { at: [x, 0, z], turn: 22 })
    const lid = apart(own, [0, 60, 0])
    return [
      loft(own, {
        at: [0, 0, 0],
        axis: 'y',
        section: soft(104, 104, 3.6),
        rings: [
          [0, 3],
          [2, 1],
          [6, 0],
          [92, 0],
          [98, 1],
          [102, 4],
        ],
        hue,
        finish: 'satin',
      }),
      mark(own, { origin: [0, 14, 52], right: [1, 0, 0], down: [0, -1, 0] }, led(0, 0, 1.8)),
      mark(
        lid,
        { origin: [0, 102.2, 0], right: [1, 0, 0], down: [0, 0, 1] },
        element('circle', { r: 40, fill: shade(hue, -0.1) }) +
          element('circle', { r: 39, cy: 1, fill: shade(hue, -0.03) }) +
          Array.from({ length: 9 }, (_, index) =>
            line(
              `M${-Math.sqrt(1296 - (index * 8 - 32) ** 2)} ${index * 8 - 32}H${Math.sqrt(1296 - (index * 8 - 32) ** 2)}`,
              shade(hue, -0.16),
              2.6,
            ),
          ).join(''),
        'M-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0',
      ),
    ]
  }
  return [...node(66, -60, 24), ...node(-52, 20, -24)]
}
