import { type Hue, shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { element, tenth } from '../markup.ts'

/** A stone without facets, smooth and round: milk, seeds of fruit. */
export function cabochon(
  id: string,
  [cx, cy]: Point,
  [rx, ry]: Point,
  hue: Hue,
): { readonly defs: string; readonly body: string } {
  return {
    defs: element(
      'radialGradient',
      { id: `${id}-c`, cx: 0.42, cy: 0.4, r: 0.62, fx: 0.34, fy: 0.28 },
      [
        [0, shade(hue, 0.16)],
        [0.4, hue],
        [0.85, shade(hue, -0.14)],
        [1, shade(hue, -0.06)],
      ]
        .map(([offset, colour]) => element('stop', { offset, 'stop-color': colour }))
        .join(''),
    ),
    body:
      element('ellipse', { cx, cy, rx, ry, fill: `url(#${id}-c)` }) +
      element('ellipse', {
        cx: tenth(cx - rx * 0.32),
        cy: tenth(cy - ry * 0.4),
        rx: tenth(rx * 0.24),
        ry: tenth(ry * 0.14),
        fill: '#fff',
        opacity: 0.75,
        transform: `rotate(-24 ${tenth(cx - rx * 0.32)} ${tenth(cy - ry * 0.4)})`,
      }),
  }
}
