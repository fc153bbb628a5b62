import { type Hue, shade } from '../colour.ts'
import { element, line } from '../markup.ts'
import { FLAT } from '../space.ts'

const JUTE: Hue = '#c8a873'

/** Three cords from a knot above to the rim of a pot (its radius and height), far one and near ones apart. */
export function hung({ radius, y }: { readonly radius: number; readonly y: number }, rise: number) {
  const knot = y - rise
  const cord = (angle: number) => {
    const [x, at] = [Math.round(Math.cos(angle) * radius), Math.round(y + Math.sin(angle) * radius * FLAT)]
    return `M0 ${knot}L${x} ${at}`
  }
  const twisted = (d: string) =>
    line(d, shade(JUTE, -0.16), 7) +
    line(d, JUTE, 5) +
    line(d, shade(JUTE, 0.1), 5, { 'stroke-dasharray': '3 5', opacity: 0.7, 'stroke-linecap': 'butt' })
  return {
    back: twisted(cord(-1.4)),
    front:
      twisted(cord(0.5) + cord(2.64)) +
      twisted(`M0 ${knot}V${knot - 500}`) +
      element('ellipse', { cy: knot, rx: 9, ry: 13, fill: shade(JUTE, -0.06) }) +
      line(`M-8 ${knot - 4}q8 5 16 0M-8 ${knot + 3}q8 5 16 0`, shade(JUTE, -0.2), 2.4),
  }
}
