import { type Hue, shade } from '../colour.ts'
import { plane } from '../light.ts'
import { area, element, linearGradient, ref, use } from '../markup.ts'

export type Slab = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How far its top runs back, on screen. */
  readonly depth: number
  /** Radius of the front face's lower corners. */
  readonly radius?: number
}

/** A block seen from the front and a little from above: front face with outline `id`, and top. */
export function slab(
  id: string,
  { x, y, width, height, depth, radius = 2 }: Slab,
  hue: Hue,
): { defs: string; body: string } {
  const front = `M${x} ${y}h${width}v${height - radius}q0 ${radius}-${radius} ${radius}h-${width - 2 * radius}q-${radius} 0-${radius}-${radius}Z`
  const inset = depth * 0.42
  return {
    defs: element('path', { id, d: front }) + linearGradient(`${id}-light`, plane(hue), { x2: 0.55, y2: 1 }),
    body:
      area(`M${x} ${y + 1}L${x + inset} ${y - depth}H${x + width - inset}L${x + width} ${y + 1}Z`, shade(hue, 0.085)) +
      use(id, { fill: ref(`${id}-light`) }) +
      element('path', { d: `M${x} ${y + 0.6}h${width}`, stroke: shade(hue, 0.13), 'stroke-width': 1.4 }),
  }
}
