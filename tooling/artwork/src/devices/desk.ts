import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed } from '../eye.ts'
import { element, line } from '../markup.ts'
import { block, onSide } from '../shapes/block.ts'
import { cord } from '../shapes/cord.ts'
import { loft } from '../shapes/loft.ts'
import { ribbon } from '../shapes/ribbon.ts'
import { round, soft } from '../shapes/section.ts'
import { plug } from './cable.ts'
import { hole, led, lens, usbA, usbC } from './marks.ts'

/** A hub of aluminium with its ports to the front and its cable to the right. */
export function hub(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 26 })
  const box = { at: [0, 0, 0], size: [118, 15, 50] } as const
  const lid = { at: [0, 12, 0], size: [118, 3.4, 50] } as const
  const top = apart(eye, [0, 40, 0])
  return [
    cord(
      eye,
      [
        [58, 8, 0],
        [84, 7, -2],
        [112, 3, 14],
        [106, 3, 50],
        [70, 3, 62],
      ],
      5.6,
      '#2b3138',
    ),
    block(eye, { ...box, axis: 'y', radius: 9, edge: 2.4, hue, finish: 'satin' }),
    block(top, { ...lid, axis: 'y', radius: 9, edge: 2.4, hue: shade(hue, 0.02), finish: 'satin' }),
    onSide(top, lid, 'top', line('M14 16h7v18h-7z', shade(hue, -0.14), 1) + led(104, 25, 1.4), 'M14 16h7v18h-7z'),
    onSide(
      eye,
      box,
      'front',
      usbA(9, 5.6, '#d6dbe0') +
        usbA(27, 5.6) +
        usbA(45, 5.6) +
        hole(64, 5.4, 15.4, 5.6, 1) +
        usbC(85, 6.4, hue) +
        usbC(100, 6.4, hue),
      'M9 5.6h13v5.4h-13zM27 5.6h13v5.4h-13zM45 5.6h13v5.4h-13zM64 5.4h15v5.6h-15zM85 6h9v4h-9zM100 6h9v4h-9z',
    ),
    ...plug(apart(eye, [10, 0, 20]), [70, 0, 62], -100, '#2b3138'),
  ]
}

/** A solid state drive in a ribbed case with a rubber edge, standing. */
export function drive(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 30 })
  const face = { at: [0, 9, 6], size: [46, 80, 2.5] } as const
  const front = apart(eye, [0, 0, 34])
  return [
    block(eye, {
      at: [0, 0, 0],
      size: [62, 98, 14],
      axis: 'z',
      radius: 12,
      edge: 4,
      hue: shade(hue, -0.02),
      finish: 'matt',
    }),
    block(front, { ...face, axis: 'z', radius: 7, edge: 1, hue: '#8d979f', finish: 'satin' }),
    onSide(
      front,
      face,
      'front',
      Array.from(
        { length: 11 },
        (_, index) =>
          line(`M6 ${9 + index * 4.4}H40`, '#4c555d', 1.5) + line(`M6 ${10.3 + index * 4.4}H40`, '#dfe5ea', 0.6),
      ).join('') +
        element('rect', { x: 6, y: 64, width: 13, height: 7, rx: 1.4, fill: '#30373e' }) +
        led(36, 67.5, 1.2),
      Array.from({ length: 11 }, (_, index) => `M6 ${9 + index * 4.4}H40`).join(''),
    ),
    mark(eye, { origin: [0, 98, 0], right: [1, 0, 0], down: [0, 0, 1] }, usbC(-4.5, -1.6, hue)),
    cord(
      apart(eye, [0, 40, 0]),
      [
        [0, 104, 0],
        [3, 122, 0],
        [26, 136, -6],
        [52, 112, -16],
        [60, 60, -20],
        [66, 12, -8],
        [84, 4, 16],
      ],
      4.6,
      '#2b3138',
    ),
    ...plug(apart(eye, [14, 0, 8]), [86, 0, 20], -42, '#2b3138'),
    block(apart(eye, [0, 40, 0]), {
      at: [0, 98, 0],
      size: [13, 16, 8],
      axis: 'y',
      radius: 3.4,
      edge: 1,
      hue: '#2b3138',
      finish: 'satin',
    }),
  ]
}

/** A webcam on its clip. */
export function webcam(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 24 })
  const head = posed(apart(eye, [0, 34, 0]), { at: [0, 62, 0] })
  const front = apart(head, [0, 0, 34])
  return [
    cord(
      eye,
      [
        [8, 40, -22],
        [20, 14, -34],
        [60, 3, -34],
        [92, 3, -8],
      ],
      4.4,
      '#2b3138',
    ),
    block(eye, { at: [0, 0, -6], size: [44, 6, 52], radius: 8, edge: 1.4, hue: shade(hue, -0.04) }),
    block(eye, { at: [0, 5, -24], size: [34, 30, 6], axis: 'z', radius: 4, edge: 1, hue: shade(hue, -0.05) }),
    loft(eye, {
      at: [0, 5, 2],
      axis: 'y',
      section: round(7),
      rings: [
        [0, 0],
        [34, 0],
      ],
      hue: '#9aa3aa',
      finish: 'metal',
    }),
    loft(head, {
      at: [0, 0, -18],
      axis: 'z',
      section: soft(104, 46, 3.4),
      rings: [
        [0, 8],
        [3, 3],
        [8, 0],
        [28, 0],
        [33, 1.6],
      ],
      hue,
      finish: 'satin',
    }),
    loft(front, {
      at: [0, 0, 15],
      axis: 'z',
      section: soft(100, 42, 3.4),
      rings: [
        [0, 0],
        [1.4, 0.4],
      ],
      hue: '#11151a',
      finish: 'gloss',
    }),
    mark(
      front,
      { origin: [0, 0, 16.6], right: [1, 0, 0], down: [0, -1, 0] },
      lens(15.5),
      'M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
    ),
    mark(
      front,
      { origin: [0, 0, 16.6], right: [1, 0, 0], down: [0, -1, 0] },
      led(30, 0, 1.4) +
        [0, 1, 2].map((dot) => element('circle', { cx: -34 + dot * 4, cy: 0, r: 0.9, fill: '#3a434c' })).join(''),
    ),
  ]
}

/** A stand of bent aluminium for a portable computer. */
export function laptopStand(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 58 })
  return [
    ribbon(eye, {
      path: [
        [118, 3],
        [60, 3],
        [0, 3],
        [-70, 3],
        [-104, 4],
        [-116, 12],
        [-112, 24],
        [-70, 66],
        [-20, 112],
        [-8, 120],
      ],
      depth: 60,
      thickness: 6,
      hue,
    }),
    ribbon(apart(eye, [0, 60, 0]), {
      path: [
        [-120, 140],
        [-60, 126],
        [0, 112],
        [60, 98],
        [118, 84],
        [128, 84],
        [133, 90],
        [134, 104],
      ],
      depth: 236,
      thickness: 5,
      hue,
    }),
    mark(
      apart(eye, [0, 60, 0]),
      { origin: [0, 115, 0], right: [0.973, -0.236, 0], down: [0, 0, 1] },
      line('M-90-70H70M-90 70H70', '#2b3138', 9, { opacity: 0.9 }) + led(96, 104, 2),
    ),
  ]
}
