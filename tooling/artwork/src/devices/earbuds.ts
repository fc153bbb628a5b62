import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed, type Spot } from '../eye.ts'
import { element, line } from '../markup.ts'
import { cord } from '../shapes/cord.ts'
import { loft, type Ring } from '../shapes/loft.ts'
import { round, soft } from '../shapes/section.ts'
import { led } from './marks.ts'

/** In-ear headphones before their case. */
export function earbuds(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 20 })
  const pebble: readonly Ring[] = [
    [0, 9],
    [2, 4],
    [6, 1],
    [11, 0],
    [18, 0.4],
    [23, 2.6],
    [26, 6],
    [28, 13],
  ]
  const bud = (at: Spot, turn: number, away: Spot): Device => {
    const own = posed(apart(camera, away), { at, turn, lean: -12 })
    return [
      loft(own, {
        at: [0, 0, 0],
        axis: 'y',
        section: soft(7.4, 8.4, 2.4),
        rings: [
          [0, 2.4],
          [1, 0.6],
          [4, 0],
          [22, 0.2],
          [25, 1.4],
        ],
        hue,
        finish: 'gloss',
      }),
      loft(posed(own, { at: [1.5, 27, -2], turn: -52 }), {
        at: [0, 0, 0],
        axis: 'z',
        section: soft(19, 17, 2.3),
        rings: [
          [0, 6],
          [2, 2],
          [6, 0],
          [10, 0.6],
          [14, 3],
        ],
        hue,
        finish: 'gloss',
        dome: 3,
      }),
      loft(posed(own, { at: [1.5, 27, -2], turn: -52 }), {
        at: [0, 0, 13],
        axis: 'z',
        section: round(5.6),
        rings: [
          [0, 1.4],
          [2, 0],
          [6, 0.2],
          [8, 2.2],
        ],
        hue: '#1b2026',
        dome: 2,
        end: '#07090b',
      }),
      mark(
        own,
        { origin: [0, 16, 4.3], right: [1, 0, 0], down: [0, -1, 0] },
        element('rect', { x: -0.7, y: 0, width: 1.4, height: 5, rx: 0.7, fill: shade(hue, -0.3) }) + led(0, 10, 0.7),
      ),
    ]
  }
  return [
    loft(eye, {
      at: [0, 25, -14],
      axis: 'z',
      section: soft(66, 50, 2.9),
      rings: pebble,
      hue,
      finish: 'gloss',
      dome: 5,
      end: null,
    }),
    mark(
      eye,
      { origin: [0, 25, 14], right: [1, 0, 0], down: [0, -1, 0] },
      line('M-27-8.5Q0-5.5 27-8.5', shade(hue, -0.24), 0.7) +
        line('M-27-7.7Q0-4.7 27-7.7', '#fff', 0.5, { opacity: 0.5 }) +
        led(0, 3, 1),
      'M-31-8.5Q0-5.5 31-8.5',
    ),
    ...bud([-21, 0, 30], 28, [-24, 0, 18]),
    ...bud([19, 0, 34], -34, [24, 0, 18]),
  ]
}

/** A neckband whose two pods rest on the cheekbones. */
export function boneBand(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: -28 })
  const pod = (side: 1 | -1): Device => {
    const own = posed(apart(eye, [side * 26, 0, 22]), { at: [side * 64, 15, 42], turn: side * -14 })
    return [
      loft(own, {
        at: [-7, 0, 0],
        axis: 'x',
        section: soft(30, 26, 2.6),
        rings: [
          [0, 6],
          [1.5, 2],
          [4, 0],
          [10, 0],
          [12.5, 2],
          [14, 6],
        ],
        hue,
        finish: 'satin',
        dome: 2,
        end: side < 0 ? shade(hue, -0.08) : shade(hue, 0.03),
      }),
      ...(side < 0 ? [] : [mark(own, { origin: [7.2, 0, 0], right: [0, 0, -1], down: [0, -1, 0] }, led(0, 0, 1.2))]),
    ]
  }
  const hook = (side: 1 | -1) =>
    cord(
      eye,
      [
        [side * 64, 18, 30],
        [side * 66, 44, 18],
        [side * 68, 50, -6],
        [side * 67, 34, -26],
        [side * 64, 14, -32],
      ],
      5.4,
      hue,
    )
  const tail = (side: 1 | -1) => {
    const own = posed(apart(eye, [side * 14, 0, -20]), { at: [side * 62, 12, -46], turn: side * 8 })
    return loft(own, {
      at: [0, 0, -16],
      axis: 'z',
      section: soft(12, 20, 2.6),
      rings: [
        [0, 5],
        [2, 1.6],
        [5, 0],
        [28, 0],
        [31, 1.6],
        [33, 5],
      ],
      hue,
      finish: 'satin',
      dome: 2,
    })
  }
  return [
    cord(
      apart(eye, [0, 0, -50]),
      [
        [-62, 12, -60],
        [-52, 10, -92],
        [0, 8, -114],
        [52, 10, -92],
        [62, 12, -60],
      ],
      4.2,
      shade(hue, -0.03),
    ),
    tail(1),
    hook(1),
    ...pod(1),
    tail(-1),
    hook(-1),
    ...pod(-1),
  ]
}
