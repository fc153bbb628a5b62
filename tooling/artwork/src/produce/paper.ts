import { type Hue, shade } from '../colour.ts'
import { element, line, linearGradient } from '../markup.ts'
import { blade, put } from '../touches.ts'

/** The shop's own label: two leaves over two lines, on a band of the aisle's colour. */
export const label = (x: number, y: number, width: number, height: number, band: string): string =>
  element('rect', { x: x - width / 2, y, width, height, rx: 4, fill: '#fffdf4' }) +
  element('rect', { x: x - width / 2, y: y + height - 22, width, height: 12, fill: band }) +
  put(x, y + height * 0.46, put(0, 0, blade(32, 14, '#2f8048'), -38) + put(0, 0, blade(32, 14, '#2f8048'), 38)) +
  line(
    `M${x - width * 0.26} ${y + height * 0.56}h${width * 0.52}M${x - width * 0.18} ${y + height * 0.56 + 12}h${width * 0.36}`,
    '#16241a',
    4.4,
  )

/** The light across a bag or a wrapper: round at its edges, with the folds of its sides. */
export const across = (id: string, hue: Hue): string =>
  linearGradient(id, [
    [0, shade(hue, -0.1)],
    [0.07, shade(hue, 0.04)],
    [0.12, shade(hue, -0.05)],
    [0.34, shade(hue, 0.06)],
    [0.6, hue],
    [0.88, shade(hue, -0.07)],
    [0.93, shade(hue, -0.02)],
    [1, shade(hue, -0.14)],
  ])
