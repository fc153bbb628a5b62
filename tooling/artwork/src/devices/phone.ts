import { type Hue, shade } from '../colour.ts'
import type { Device } from '../device.ts'
import type { Eye, Spot } from '../eye.ts'
import { element, group } from '../markup.ts'
import { block, onSide } from '../shapes/block.ts'
import { screen } from './marks.ts'

const _STEEL: Hue = '#a2abb2'

/** A telephone seen from its front, standing in whatever holds it. */
export function phone(eye: Eye, at: Spot, hue: Hue, colours: readonly [Hue, Hue], lying = false): Device {
  const [w, h] = lying ? [150, 72] : [72, 150]
  const box = { at, size: [w, h, 8] } as const
  return [
    block(eye, { ...box, axis: 'z', radius: 11, edge: 2, hue, finish: 'satin' }),
    onSide(
      eye,
      box,
      'front',
      (id) => {
        const { defs, body } = screen(w - 7, h - 7, ...colours, 8)(id)
        return {
          defs,
          body:
            element('rect', { x: 1.6, y: 1.6, width: w - 3.2, height: h - 3.2, rx: 10, fill: '#07090c' }) +
            group({ transform: 'translate(3.5 3.5)' }, body),
        }
      },
      `M4 4h${w - 8}v${h - 8}h-${w - 8}z`,
    ),
  ]
}

/** Two jaws that hold a telephone. */
export const clampAt = (eye: Eye, [x, y, z]: Spot, height: number, hue: Hue): Device => [
  block(eye, { at: [x, y, z], size: [14, height, 12], axis: 'z', radius: 4, edge: 1, hue }),
  block(eye, { at: [x, y - 4, z + 4], size: [26, 9, 20], axis: 'x', radius: 3, edge: 1, hue: shade(hue, 0.03) }),
  block(eye, {
    at: [x, y + height - 5, z + 4],
    size: [26, 9, 20],
    axis: 'x',
    radius: 3,
    edge: 1,
    hue: shade(hue, 0.03),
  }),
]
