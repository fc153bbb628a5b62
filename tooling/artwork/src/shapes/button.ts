import { type Hue, shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { element, use } from '../markup.ts'

/** Sewn buttons: one drawing, used at every place. */
export function buttons(id: string, hue: Hue, radius: number, places: readonly Point[]) {
  const hole = radius * 0.24
  const holes = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(([x = 0, y = 0]) =>
      element('circle', { cx: x * hole * 1.15, cy: y * hole * 1.15, r: hole * 0.62, fill: shade(hue, -0.3) }),
    )
    .join('')
  const drawing = element(
    'g',
    { id },
    element('circle', { cx: radius * 0.22, cy: radius * 0.3, r: radius * 1.04, fill: '#000', opacity: 0.3 }) +
      element('circle', { r: radius, fill: shade(hue, -0.1) }) +
      element('circle', { cx: -radius * 0.08, cy: -radius * 0.1, r: radius * 0.86, fill: hue }) +
      element('circle', { r: radius * 0.6, fill: 'none', stroke: shade(hue, 0.14), 'stroke-width': radius * 0.14 }) +
      holes,
  )
  return { defs: drawing, trim: places.map(([x, y]) => use(id, { x, y })).join('') }
}
