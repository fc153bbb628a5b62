import { blur } from '../../light.ts'
import { area, element, group, ref } from '../../markup.ts'
import { type Crop, type Frame, grain, grainFilter } from '../../scene.ts'
import type { Gear } from '../../sports/gear.ts'

export const SQUARE: Frame = { width: 480, height: 480 }
/** Pixels per unit, as in `photograph`. */
const PIXELS = 2.5
const GRAIN = 0.05

export type Posed = {
  readonly gear: Gear
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
}

/** A grey studio with one hard diagonal shadow and one white streak; objects float slightly above their shadow. */
export function shot(props: {
  readonly title: string
  readonly frame?: Frame
  readonly crop?: Crop | undefined
  readonly set: readonly Posed[]
}): string {
  const { title, frame = SQUARE, set } = props
  const { width, height } = frame
  const { x, y, width: w, height: h } = props.crop ?? { x: 0, y: 0, ...frame }
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x, y, w, h].map((value) => Math.round(value * 10) / 10).join(' '),
      width: width * PIXELS,
      height: height * PIXELS,
      'stroke-linecap': 'round',
    },
    element('title', {}, title) +
      element('defs', {}, blur('cast', 6) + grainFilter + set.map(({ gear }) => gear.defs).join('')) +
      element('rect', { width, height, fill: '#e7e7e7' }) +
      area(`M0 ${height * 0.84}L${width} ${height * 0.36}V${height}H0Z`, '#cdcdcd') +
      area(`M${width * 0.3} 0H${width * 0.5}L${width * 0.2} ${height}H0Z`, '#fff', { opacity: 0.6 }) +
      group(
        { filter: ref('cast'), opacity: 0.42 },
        ...set.map((one) => placed(one, area(one.gear.shadow, '#0a0a0a'), 16, 24)),
      ) +
      set.map((one) => placed(one, one.gear.body)).join('') +
      grain(frame, GRAIN),
  )
}

function placed({ x, y, scale, turn = 0 }: Posed, content: string, dx = 0, dy = 0): string {
  const place = `translate(${Math.round(x + dx * scale)} ${Math.round(y + dy * scale)})`
  return group(
    {
      transform: `${place}${turn ? `rotate(${Math.round(turn * 10) / 10})` : ''}scale(${Math.round(scale * 100) / 100})`,
    },
    content,
  )
}
