import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed } from '../eye.ts'
import { element } from '../markup.ts'
import { block, onSide } from '../shapes/block.ts'
import { cord } from '../shapes/cord.ts'
import { loft } from '../shapes/loft.ts'
import { round } from '../shapes/section.ts'
import { DAWN, led, screen, seam, usbA, usbC } from './marks.ts'

const BRASS: Hue = '#c2a35a'

type Port = 'c' | 'a'

/** A wall charger on its foot: ports to the front, the three pins of a Chilean plug to the right. */
export function charger(
  camera: Eye,
  hue: Hue,
  {
    size,
    ports,
  }: { readonly size: readonly [width: number, height: number, depth: number]; readonly ports: readonly Port[] },
): Device {
  const eye = posed(camera, { turn: 34 })
  const [w, h, d] = size
  const box = { at: [0, 0, 0], size } as const
  const shell = { at: [0, 0, d / 2 - 5], size: [w, h, 10] } as const
  const face = apart(eye, [0, 0, 34])
  const pins = apart(eye, [34, 0, 0])
  const port = (kind: Port, index: number) =>
    kind === 'c' ? usbC(w / 2 - 4.5, h * 0.2 + index * 11, hue) : usbA(w / 2 - 6.5, h * 0.19 + index * 11)
  const pin = (y: number) =>
    loft(pins, {
      at: [w / 2, y, -d * 0.08],
      axis: 'x',
      section: round(2.4),
      rings: [
        [0, 0],
        [17, 0],
        [19, 1.2],
      ],
      hue: BRASS,
      finish: 'metal',
    })
  return [
    block(eye, { at: [0, 0, -5], size: [w, h, d - 10], axis: 'z', radius: 8, edge: 0, hue, finish: 'satin' }),
    block(face, { ...shell, axis: 'z', radius: 8, edge: 4, hue, finish: 'satin' }),
    onSide(
      face,
      box,
      'front',
      ports.map(port).join('') + led(w / 2, h * 0.83, 1),
      ports.map((_, index) => `M${w / 2 - 5} ${h * 0.2 + index * 11}h10v4h-10z`).join(''),
    ),
    onSide(eye, box, 'right', seam(`M10 4V${h - 3}`, hue, 0.5)),
    ...[-9.5, 0, 9.5].map((y) => pin(h / 2 + y)),
  ]
}

/** A charger for the lighter socket of a car, its ports to the front. */
export function carCharger(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 38, at: [0, 17, 0] })
  const head = apart(eye, [0, 0, 30])
  const tip = apart(eye, [0, 0, -26])
  return [
    loft(tip, {
      at: [0, 0, -62],
      axis: 'z',
      section: round(4),
      rings: [
        [0, 2],
        [4, 0],
        [12, 0],
      ],
      hue: BRASS,
      finish: 'metal',
    }),
    loft(tip, {
      at: [0, 0, -50],
      axis: 'z',
      section: round(10.5),
      rings: [
        [0, 3],
        [5, 0],
        [12, 0],
      ],
      hue: '#20262c',
    }),
    loft(eye, {
      at: [0, 0, -38],
      axis: 'z',
      section: round(10.5),
      rings: [
        [0, 0],
        [30, 0],
      ],
      hue: '#aab3ba',
      finish: 'metal',
    }),
    ...[-1, 1].map((side) =>
      block(eye, {
        at: [side * 10.4, -3, -24],
        size: [3, 6, 16],
        axis: 'z',
        radius: 1.4,
        edge: 0,
        hue: BRASS,
        finish: 'metal',
      }),
    ),
    loft(eye, {
      at: [0, 0, -8],
      axis: 'z',
      section: round(15),
      rings: [
        [0, 4],
        [6, 0],
        [26, 0],
      ],
      hue,
      finish: 'satin',
    }),
    loft(head, {
      at: [0, 0, 18],
      axis: 'z',
      section: round(17),
      rings: [
        [0, 1],
        [2, 0],
        [9, 0],
        [11, 2],
      ],
      hue: shade(hue, 0.05),
      finish: 'satin',
      end: '#171c21',
    }),
    mark(
      head,
      { origin: [0, 0, 29], right: [1, 0, 0], down: [0, -1, 0] },
      element('circle', { r: 13.4, fill: 'none', stroke: '#2f4cff', 'stroke-width': 0.9, opacity: 0.9 }) +
        usbC(-4.5, -6.4, '#2a3036') +
        usbA(-6.5, 1.6),
      'M-5-6.4h10v4h-10zM-6.5 1.6h13v5.4h-13z',
    ),
  ]
}

/** A flat charger with a telephone lying on it. */
export function chargingPad(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 30 })
  const phone = { at: [4, 12, -14], size: [73, 8, 152] } as const
  const away = apart(eye, [0, 60, 0])
  return [
    cord(
      eye,
      [
        [-44, 4, -20],
        [-74, 4, -44],
        [-110, 3, -40],
        [-128, 3, -90],
        [-176, 3, -100],
      ],
      4,
      '#2a3036',
    ),
    loft(eye, {
      at: [0, 0, 0],
      axis: 'y',
      section: round(52),
      rings: [
        [0, 3],
        [3, 0],
        [8, 0],
        [10, 2],
      ],
      hue,
      finish: 'satin',
    }),
    mark(
      eye,
      { origin: [0, 10, 0], right: [1, 0, 0], down: [0, 0, 1] },
      element('circle', { r: 43, fill: 'none', stroke: shade(hue, -0.12), 'stroke-width': 1.4 }),
      'M-43 0a43 43 0 1 0 86 0a43 43 0 1 0-86 0',
    ),
    block(away, { ...phone, radius: 12, edge: 2.4, hue: '#2b3138', finish: 'gloss' }),
    onSide(
      away,
      phone,
      'top',
      (id) => {
        const { defs, body } = screen(65, 144, ...DAWN, 9)(id)
        return {
          defs,
          body:
            element('rect', { x: 2.4, y: 2.4, width: 68.2, height: 147.2, rx: 10.5, fill: '#07090c' }) +
            `<g transform="translate(4 4)">${body}</g>`,
        }
      },
      'M4 4h65v144h-65z',
    ),
    mark(eye, { origin: [0, 5, 52], right: [1, 0, 0], down: [0, -1, 0] }, led(0, 0, 1.5)),
  ]
}
