import { type Hue, shade } from '../colour.ts'
import { area, clip, element, group, line, linearGradient, ref } from '../markup.ts'

/** An object of the sports shop, drawn within 180 units of (0, 0); `shadow` is the outline that casts its shadow. */
export type Gear = { readonly defs: string; readonly body: string; readonly shadow: string }
/** Draws an object whose ids begin with `name`; `sport` is its one colour besides white, grey and black. */
export type Draw = (name: string, sport: Hue) => Gear

export const WHITE: Hue = '#f2f2f2'
export const BLACK: Hue = '#141414'
export const GREY: Hue = '#a9a9a9'
/** Rubber. */
export const INK: Hue = '#2a2a2a'

/** A shape filled with light from the top left, and what is painted on it, kept inside its outline. */
export function lit(name: string, d: string, hue: Hue, paint = ''): { readonly defs: string; readonly body: string } {
  return {
    defs:
      linearGradient(
        name,
        [
          [0, shade(hue, 0.06)],
          [0.45, hue],
          [1, shade(hue, -0.13)],
        ],
        { x2: 0.35, y2: 1 },
      ) + (paint ? clip(`${name}-in`, element('path', { d })) : ''),
    body: area(d, ref(name)) + (paint ? group({ 'clip-path': ref(`${name}-in`) }, paint) : ''),
  }
}

/** A soft dark gradient on the side away from the light, which replaces a blur. */
export const dusk = (name: string): string =>
  linearGradient(
    name,
    [
      [0.4, '#000', 0],
      [1, '#000', 0.22],
    ],
    { x2: 0.5, y2: 1 },
  )

/** A seam, in stitches. */
export const stitches = (d: string, hue: Hue, width = 1.6): string =>
  line(d, hue, width, { 'stroke-dasharray': '4 4', opacity: 0.7 })

/** The house's mark: two peaks that lean forward. */
export const peaks = (x: number, y: number, width: number, fill: Hue): string => {
  const u = width / 60
  const at = (dx: number, dy: number) => `${Math.round((x + dx * u) * 10) / 10} ${Math.round((y + dy * u) * 10) / 10}`
  return area(
    `M${at(0, 0)}L${at(24, -30)}L${at(34, -17)}L${at(42, -26)}L${at(60, 0)}H${x + 44 * u}L${at(38, -9)}L${at(30, 0)}Z`,
    fill,
  )
}
