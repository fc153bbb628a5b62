import { type Hue, shade } from '../colour.ts'
import { area, clip, element, group, line, radialGradient, ref } from '../markup.ts'
import { glow } from '../surface.ts'

/** The one light every device of the shop has. */
export const LED: Hue = '#2f4cff'
export const led = (cx: number, cy: number, r = 1): string =>
  element('circle', { cx, cy, r: r * 2.2, fill: LED, opacity: 0.22 }) +
  element('circle', { cx, cy, r, fill: LED }) +
  element('circle', { cx: cx - r * 0.3, cy: cy - r * 0.3, r: r * 0.4, fill: '#fff', opacity: 0.7 })

const DARK: Hue = '#0e1318'

/** A USB-C socket, 9 mm wide, in a face of this colour. */
export const usbC = (x: number, y: number, hue: Hue): string =>
  element('rect', { x: x - 0.5, y: y - 0.5, width: 10, height: 4.4, rx: 2.2, fill: shade(hue, -0.16) }) +
  element('rect', { x, y: y + 0.1, width: 9, height: 3.2, rx: 1.6, fill: DARK }) +
  element('rect', { x: x + 1.4, y: y + 1.3, width: 6.2, height: 0.8, rx: 0.4, fill: '#5c6670' })

/** A USB-A socket, 13 mm wide. */
export const usbA = (x: number, y: number, tongue: Hue = LED): string =>
  element('rect', { x, y, width: 13, height: 5.4, rx: 0.6, fill: DARK }) +
  element('rect', { x: x + 1.2, y: y + 0.9, width: 10.6, height: 2, fill: tongue, opacity: 0.9 })

/** A round-cornered hole. */
export const hole = (x: number, y: number, width: number, height: number, rx = 0.8): string =>
  element('rect', { x, y, width, height, rx, fill: DARK })

/** A line between two parts, with its lit edge. */
export const seam = (d: string, hue: Hue, width = 0.6): string =>
  line(d, shade(hue, -0.2), width, { opacity: 0.85 }) +
  line(d, shade(hue, 0.16), width * 0.6, { opacity: 0.5, transform: `translate(0 ${width})` })

/** Rows of small holes: microphones, vents, loudspeakers. */
export function perforation(id: string, hue: Hue, pitch = 2.4, r = 0.75): string {
  return element(
    'pattern',
    { id, width: pitch, height: pitch * 1.73, patternUnits: 'userSpaceOnUse' },
    [
      [pitch / 2, pitch * 0.43],
      [0, pitch * 1.3],
      [pitch, pitch * 1.3],
    ]
      .map(([cx, cy]) => element('circle', { cx, cy, r, fill: shade(hue, -0.3) }))
      .join(''),
  )
}

/** The three holes of a Chilean socket (type L), in a recess. */
export const socket = (cx: number, cy: number, hue: Hue): string =>
  element('rect', { x: cx - 16, y: cy - 10, width: 32, height: 20, rx: 9, fill: shade(hue, -0.13) }) +
  element('rect', { x: cx - 16, y: cy - 8.6, width: 32, height: 18.6, rx: 8.6, fill: shade(hue, -0.05) }) +
  [-9.5, 0, 9.5].map((x) => element('circle', { cx: cx + x, cy: cy + 0.6, r: 2.7, fill: DARK })).join('')

/** A lens: barrel, coated glass and what the window leaves on it. */
export const lens =
  (r: number, coat: Hue = '#27408f') =>
  (id: string): { readonly defs: string; readonly body: string } => ({
    defs: radialGradient(
      `${id}l`,
      [
        [0, shade(coat, 0.22)],
        [0.3, coat],
        [0.62, '#0a0f1e'],
        [1, '#05070c'],
      ],
      { cx: 0.42, cy: 0.4, r: 0.6 },
    ),
    body:
      element('circle', { r, fill: '#0b0e12' }) +
      element('circle', { r: r * 0.97, fill: 'none', stroke: '#59636d', 'stroke-width': r * 0.05 }) +
      element('circle', { r: r * 0.78, fill: '#14191f' }) +
      element('circle', { r: r * 0.64, fill: ref(`${id}l`) }) +
      element('circle', { r: r * 0.64, fill: 'none', stroke: '#000', 'stroke-width': r * 0.06 }) +
      area(
        `M${-r * 0.46} ${-r * 0.1}A${r * 0.5} ${r * 0.5} 0 0 1 ${-r * 0.02} ${-r * 0.48}A${r * 0.62} ${r * 0.62} 0 0 0 ${-r * 0.46} ${-r * 0.1}Z`,
        '#fff',
        { opacity: 0.55 },
      ) +
      element('circle', { cx: r * 0.22, cy: r * 0.26, r: r * 0.09, fill: '#9fb2ff', opacity: 0.5 }),
  })

/** A screen that is on, with a soft band of the window over it. */
export const screen =
  (width: number, height: number, one: Hue, other: Hue, rx = 1) =>
  (id: string): { readonly defs: string; readonly body: string } => ({
    defs: glow(`${id}s`, one, other) + clip(`${id}c`, element('rect', { width, height, rx })),
    body:
      element('rect', { width, height, rx, fill: ref(`${id}s`) }) +
      group(
        { 'clip-path': ref(`${id}c`), fill: '#fff' },
        area(`M${width * 0.08} 0H${width * 0.4}L${width * 0.1} ${height}H${-width * 0.22}Z`, '#fff', { opacity: 0.1 }),
        area(`M${width * 0.46} 0H${width * 0.54}L${width * 0.24} ${height}H${width * 0.16}Z`, '#fff', {
          opacity: 0.07,
        }),
      ),
  })
/** The two colours of the shop's screens. */
export const DAWN: readonly [Hue, Hue] = ['#2a49e8', '#f2b48c']
export const DUSK: readonly [Hue, Hue] = ['#16245e', '#7fb4d8']
