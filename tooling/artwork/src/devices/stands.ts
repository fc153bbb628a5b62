import { type Hue, shade } from '../colour.ts'
import { type Device, mark, type Solid } from '../device.ts'
import { apart, type Eye, posed, type Spot } from '../eye.ts'
import { element, line } from '../markup.ts'
import { cord } from '../shapes/cord.ts'
import { loft } from '../shapes/loft.ts'
import { round, soft } from '../shapes/section.ts'
import { leg } from './legs.ts'
import { DAWN, DUSK, led } from './marks.ts'
import { clampAt, phone } from './phone.ts'

const STEEL: Hue = '#a2abb2'

/** A tripod with its head and a telephone on it. */
export function tripod(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 20 })
  const hub: Spot = [0, 330, 0]
  const head = apart(eye, [0, 70, 0])
  return [
    ...leg(eye, hub, [30, 3, -150], hue, 17),
    loft(eye, {
      at: [0, 210, 0],
      axis: 'y',
      section: round(8),
      rings: [
        [0, 0],
        [196, 0],
      ],
      hue: STEEL,
      finish: 'metal',
    }),
    cord(
      eye,
      [
        [0, 214, 0],
        [-58, 190, 40],
      ],
      6,
      STEEL,
    ),
    cord(
      eye,
      [
        [0, 214, 0],
        [62, 190, 38],
      ],
      6,
      STEEL,
    ),
    ...leg(eye, hub, [-140, 3, 84], hue, 17),
    ...leg(eye, hub, [138, 3, 90], hue, 17),
    loft(eye, {
      at: [0, 312, 0],
      axis: 'y',
      section: round(24),
      rings: [
        [0, 3],
        [4, 0],
        [30, 0],
        [36, 4],
      ],
      hue,
      finish: 'satin',
    }),
    mark(eye, { origin: [0, 330, 24], right: [1, 0, 0], down: [0, -1, 0] }, led(0, 0, 2)),
    loft(head, {
      at: [0, 400, 0],
      axis: 'y',
      section: round(15),
      rings: [
        [0, 2],
        [4, 0],
        [22, 0],
        [26, 3],
      ],
      hue: STEEL,
      finish: 'metal',
    }),
    cord(
      head,
      [
        [10, 412, 6],
        [60, 396, 40],
        [104, 372, 62],
      ],
      9,
      hue,
    ),
    loft(head, {
      at: [0, 424, 0],
      axis: 'y',
      section: round(20),
      rings: [
        [0, 4],
        [6, 0],
        [16, 0],
        [20, 3],
      ],
      hue,
      finish: 'satin',
    }),
    ...phone(apart(head, [0, 30, 40]), [0, 452, 4], '#2b3138', DUSK, true),
    ...clampAt(head, [0, 446, 10], 6, hue),
  ]
}

/** A stabiliser for a telephone: three motors on a grip. */
export function gimbal(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 26 })
  const arm = apart(eye, [0, 40, 0])
  const held = apart(eye, [-30, 70, 60])
  const motor = (own: Eye, at: Spot, axis: 'y' | 'z', r = 17): Solid =>
    loft(own, {
      at,
      axis,
      section: round(r),
      rings: [
        [0, 2],
        [3, 0],
        [23, 0],
        [26, 2.4],
      ],
      hue,
      finish: 'satin',
      end: shade(hue, 0.07),
    })
  return [
    loft(eye, {
      at: [0, 0, 0],
      axis: 'y',
      section: round(24),
      rings: [
        [0, 1],
        [3, 0],
        [8, 3],
        [12, 7],
      ],
      hue: shade(hue, -0.06),
    }),
    loft(eye, {
      at: [0, 10, 0],
      axis: 'y',
      section: soft(36, 42, 2.6),
      rings: [
        [0, 2],
        [8, 0.6],
        [60, 0],
        [104, 0],
        [128, 1.6],
        [134, 4],
      ],
      hue,
      finish: 'satin',
    }),
    mark(
      eye,
      { origin: [0, 112, 21], right: [1, 0, 0], down: [0, -1, 0] },
      element('circle', { r: 10, fill: '#0f1317' }) +
        element('circle', { r: 7.4, fill: shade(hue, 0.06) }) +
        element('circle', { cx: -1.6, cy: -1.6, r: 3, fill: '#fff', opacity: 0.14 }) +
        element('rect', { x: -5, y: 18, width: 10, height: 16, rx: 5, fill: '#b3281a' }) +
        led(0, 46, 1.3) +
        line('M-12 62H12M-12 69H12M-12 76H12M-12 83H12', shade(hue, -0.12), 2.2),
      'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M-5 18h10v16h-10z',
    ),
    motor(arm, [0, 142, 0], 'y'),
    cord(
      arm,
      [
        [6, 166, -4],
        [44, 176, -14],
        [64, 206, -26],
        [62, 244, -30],
      ],
      15,
      shade(hue, 0.02),
      0.12,
    ),
    motor(arm, [62, 250, -42], 'z', 19),
    cord(
      arm,
      [
        [56, 252, -10],
        [20, 252, 0],
        [0, 252, 6],
      ],
      13,
      shade(hue, 0.02),
      0.12,
    ),
    ...phone(held, [-34, 214, 14], '#2b3138', DAWN, true),
    ...clampAt(apart(held, [0, 0, 30]), [-34, 204, 18], 10, hue),
  ]
}
