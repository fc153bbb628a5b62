import { element, line } from '../markup.ts'

/** The woven label in the back of a neck, centred on `x`. */
export const neckLabel = (x: number, y: number): string =>
  element('rect', { x: x - 10, y, width: 20, height: 9, rx: 0.8, fill: '#f1ece1' }) +
  line(`M${x - 6} ${y + 3.4}h12M${x - 4} ${y + 6}h8`, '#8b8176', 0.9)
