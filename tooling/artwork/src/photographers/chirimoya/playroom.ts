import type { Hue } from '../../colour.ts'
import { element, group } from '../../markup.ts'
import type { Crop, Frame } from '../../scene.ts'
import { NAVY, type Toy } from '../../toys/ink.ts'

export const SQUARE: Frame = { width: 480, height: 480 }
/** Pixels per unit, as in `photograph`. */
const PIXELS = 2.5

export type Posed = {
  readonly toy: Toy
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
}
type Sheet = {
  readonly title: string
  readonly frame?: Frame
  readonly crop?: Crop | undefined
  /** The colours of the background and of the wave; missing for a sticker. */
  readonly ground?: readonly [ground: Hue, floor: Hue]
  readonly set: readonly Posed[]
}

/** The only outlined set: flat colours, ink around them, a wave for a floor. */
export function drawn({ title, frame = SQUARE, crop, ground, set }: Sheet): string {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, ...frame }
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' '),
      width: frame.width * PIXELS,
      height: frame.height * PIXELS,
      'stroke-linecap': 'round',
    },
    element('title', {}, title) +
      element('defs', {}, set.map(({ toy }) => toy.defs).join('')) +
      (ground ? room(frame, ground) : '') +
      set.map((one) => (ground ? shadow(one) : '')).join('') +
      set.map(standing).join(''),
  )
}

function standing({ toy, x, y, scale, turn = 0 }: Posed): string {
  const place = `translate(${Math.round(x)} ${Math.round(y)})`
  return group(
    {
      transform: `${place}${turn ? `rotate(${Math.round(turn * 10) / 10})` : ''}scale(${Math.round(scale * 100) / 100})`,
    },
    toy.body,
  )
}

const shadow = ({ x, y, scale }: Posed): string =>
  element('ellipse', { cx: x + 6, cy: y + 176 * scale, rx: 128 * scale, ry: 15 * scale, fill: NAVY, opacity: 0.2 })

/** The wave, and three dots of confetti. */
function room({ width, height }: Frame, [ground, floor]: readonly [Hue, Hue]): string {
  const y = Math.round(height * 0.77)
  const waves = Math.ceil(width / 60)
  const dot = (cx: number, cy: number, r: number) => element('circle', { cx, cy, r, fill: '#fff', opacity: 0.65 })
  return (
    element('rect', { width, height, fill: ground }) +
    element('path', { d: `M0 ${y}q30-34 60 0${'t60 0'.repeat(waves)}V${height}H0Z`, fill: floor }) +
    dot(width * 0.14, height * 0.18, 24) +
    dot(width * 0.88, height * 0.3, 15) +
    dot(width * 0.72, height * 0.1, 9)
  )
}
