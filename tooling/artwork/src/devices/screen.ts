import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed } from '../eye.ts'
import { element, group, line } from '../markup.ts'
import { block, onSide } from '../shapes/block.ts'
import { loft } from '../shapes/loft.ts'
import { rounded } from '../shapes/section.ts'
import { DAWN, DUSK, led, screen } from './marks.ts'

const STEEL: Hue = '#a9b2b9'

/** A monitor on its foot, on. */
export function monitor(
  camera: Eye,
  hue: Hue,
  { width, height }: { readonly width: number; readonly height: number },
): Device {
  const eye = posed(camera, { turn: 22 })
  const panel = { at: [0, 108, 8], size: [width, height, 16] } as const
  const front = apart(eye, [0, 0, 150])
  const foot = apart(eye, [0, -60, 0])
  return [
    block(foot, { at: [0, 0, -16], size: [250, 9, 190], radius: 14, edge: 2, hue: STEEL, finish: 'satin' }),
    loft(foot, {
      at: [0, 8, -44],
      axis: 'y',
      section: rounded(58, 26, 8),
      rings: [
        [0, 0],
        [210, 0],
      ],
      hue: shade(STEEL, -0.06),
      finish: 'satin',
    }),
    block(apart(eye, [0, 0, -60]), {
      at: [0, 108 + height * 0.18, -14],
      size: [width * 0.5, height * 0.55, 30],
      axis: 'z',
      radius: 20,
      edge: 8,
      hue: shade(hue, -0.02),
    }),
    block(front, { ...panel, axis: 'z', radius: 7, edge: 1.5, hue, finish: 'satin' }),
    onSide(
      front,
      panel,
      'front',
      (id) => {
        const { defs, body } = screen(width - 16, height - 30, ...DAWN, 1)(id)
        return {
          defs,
          body:
            element('rect', { x: 4, y: 4, width: width - 8, height: height - 20, rx: 3, fill: '#06080b' }) +
            group({ transform: 'translate(8 8)' }, body) +
            line(`M4 ${height - 14}H${width - 4}`, shade(hue, -0.14), 1.4) +
            led(width - 26, height - 7, 2),
        }
      },
      `M8 8h${width - 16}v${height - 30}h-${width - 16}z`,
    ),
  ]
}

/** A portable computer, open. */
export function laptop(camera: Eye, hue: Hue): Device {
  const eye = posed(camera, { turn: 28 })
  const [width, depth, height] = [318, 222, 15]
  const base = { at: [0, 0, 0], size: [width, height, depth] } as const
  const lid = posed(apart(eye, [0, 60, -30]), { at: [0, height, -depth / 2 + 4], lean: -20 })
  const panel = { at: [0, 0, 0], size: [width, 214, 6] } as const
  const keys = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 14 - (row === 4 ? 5 : 0) }, (_, column) => {
      const space = row === 4 && column === 3
      const shift = row === 4 && column > 3 ? 5 : 0
      return element('rect', {
        x: 21 + (column + shift) * 19.8,
        y: 16 + row * 18.6,
        width: space ? 116 : 17,
        height: 16,
        rx: 2.4,
      })
    }).join(''),
  ).join('')
  return [
    block(lid, { ...panel, axis: 'z', radius: 9, edge: 1, hue, finish: 'satin' }),
    onSide(
      lid,
      panel,
      'front',
      (id) => {
        const { defs, body } = screen(width - 18, 196, ...DUSK, 2)(id)
        return {
          defs,
          body:
            element('rect', { x: 2, y: 2, width: width - 4, height: 210, rx: 8, fill: '#07090c' }) +
            group({ transform: 'translate(9 8)' }, body) +
            element('circle', { cx: width / 2, cy: 5, r: 1.2, fill: '#2b3340' }),
        }
      },
      `M9 8h${width - 18}v196h-${width - 18}z`,
    ),
    block(eye, { ...base, radius: 11, edge: 2.5, hue, finish: 'satin' }),
    onSide(
      eye,
      base,
      'top',
      element('rect', { x: 14, y: 10, width: width - 28, height: 102, rx: 6, fill: shade(hue, -0.1) }) +
        group({ fill: '#1c2126' }, keys) +
        element('rect', { x: width / 2 - 56, y: 124, width: 112, height: 74, rx: 6, fill: shade(hue, 0.03) }) +
        element('rect', {
          x: width / 2 - 56,
          y: 124,
          width: 112,
          height: 74,
          rx: 6,
          fill: 'none',
          stroke: shade(hue, -0.13),
          'stroke-width': 0.8,
        }),
      `M14 10h${width - 28}v102h-${width - 28}zM${width / 2 - 56} 124h112v74h-112z`,
    ),
    mark(
      eye,
      { origin: [width / 2, height / 2, 40], right: [0, 0, -1], down: [0, -1, 0] },
      element('rect', { x: 0, y: -1.6, width: 9, height: 3.2, rx: 1.6, fill: '#0e1318' }) +
        element('rect', { x: 18, y: -1.6, width: 9, height: 3.2, rx: 1.6, fill: '#0e1318' }) +
        led(40, 0, 1.1),
    ),
  ]
}
