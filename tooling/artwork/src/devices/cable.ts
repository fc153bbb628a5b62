import { type Hue, shade } from '../colour.ts'
import { type Device, mark } from '../device.ts'
import { apart, type Eye, posed, type Spot } from '../eye.ts'
import { element } from '../markup.ts'
import { block, onSide } from '../shapes/block.ts'
import { cord } from '../shapes/cord.ts'
import { led } from './marks.ts'

const TIP: Hue = '#b9c1c8'

/** A cable rolled up on the table, its two plugs before it. */
export function cable(eye: Eye, hue: Hue): Device {
  const turns = 4
  const ring = (index: number): Spot => {
    const angle = (index / 10) * 2 * Math.PI
    const share = index / (turns * 10)
    const radius = 58 - Math.sin(share * 9) * 4 - share * 3
    return [Math.cos(angle) * radius * 1.18, 4 + share * 9, Math.sin(angle) * radius]
  }
  const coil = Array.from({ length: turns * 10 + 1 }, (_, index) => ring(index))
  const half = (from: number, to: number) => coil.slice(from, to + 1)
  const laps = Array.from({ length: turns }, (_, lap) => half(lap * 10, lap * 10 + 10))
  const start: readonly Spot[] = [coil[0] ?? [0, 0, 0], [74, 4, 34], [52, 4, 74], [18, 4, 88]]
  const end: readonly Spot[] = [coil.at(-1) ?? [0, 0, 0], [66, 12, 44], [66, 6, 88], [72, 4, 112]]
  return [
    cord(eye, start, 5, hue),
    ...laps.map((lap) => cord(eye, lap, 5, hue)),
    cord(eye, end, 5, hue),
    block(posed(eye, { at: [-67, 0, 8], turn: 4 }), {
      at: [0, 0, 0],
      size: [26, 19, 13],
      axis: 'z',
      radius: 6,
      edge: 1,
      hue: shade(hue, -0.08),
    }),
    ...plug(apart(eye, [-20, 0, 10]), [12, 0, 89], -66, hue),
    ...plug(apart(eye, [20, 0, 10]), [72, 0, 116], 8, hue),
  ]
}

/** A USB-C plug whose tip points away from its cable. */
export function plug(camera: Eye, at: Spot, turn: number, hue: Hue): Device {
  const eye = posed(camera, { at, turn })
  const body = { at: [0, 0, 12], size: [13, 7.6, 26] } as const
  const tip = apart(eye, [0, 0, 14])
  return [
    block(eye, { at: [0, 1.4, -4], size: [7, 5, 10], axis: 'z', radius: 2.4, edge: 0, hue: shade(hue, -0.04) }),
    block(eye, { ...body, axis: 'z', radius: 3.4, edge: 1, hue, finish: 'satin' }),
    onSide(eye, body, 'top', led(6.5, 8, 0.8)),
    block(tip, {
      at: [0, 2.4, 28.6],
      size: [8.6, 2.9, 7.4],
      axis: 'z',
      radius: 1.4,
      edge: 0.3,
      hue: TIP,
      finish: 'satin',
      end: '#30373d',
    }),
    mark(
      tip,
      { origin: [0, 3.85, 32.4], right: [1, 0, 0], down: [0, -1, 0] },
      element('rect', { x: -3.2, y: -0.5, width: 6.4, height: 1, rx: 0.4, fill: '#7d868e' }),
    ),
  ]
}
