import { type Hue, shade } from '../colour.ts'
import type { Point } from '../curve.ts'
import { area, clip, element, group, line, linearGradient, radialGradient, ref, tenth } from '../markup.ts'
import { BLACK, type Draw, stitches } from './gear.ts'

/** A shoe from its outer side, toe to the right, in shoemakers' terms. Path data, unless stated otherwise. */
export type Model = {
  readonly body: Hue
  readonly upper: string
  /** The visible part of the collar's far side. */
  readonly lining: string
  readonly tongue: string
  /** The padded edge of the collar, from the heel to the tongue. */
  readonly collar: string
  /** Where the throat begins at the collar, and where it ends before the toe box. */
  readonly throat: readonly [Point, Point]
  /** The number of pairs of eyelets; 0 for shoes without laces. `tie`: how laces are tied. */
  readonly eyelets: number
  readonly lace: (sport: Hue) => Hue
  readonly tie?: 'bow' | 'toggle'
  /** Parts that are sewn, knitted or glued to the upper, clipped to it. */
  readonly panels: (name: string, sport: Hue) => string
  /** The line along which the upper meets its sole. */
  readonly feather: string
  readonly sole: (name: string, sport: Hue) => { readonly defs: string; readonly body: string }
  /** Outline of the sole, for the shadow. */
  readonly ground: string
}

/** Draws a shoe: lining, tongue, upper with its panels and shades, laces, sole. */
export const shoe =
  (model: Model): Draw =>
  (name, sport) => {
    const { body, upper, panels, sole, ground } = model
    const dark = body === BLACK
    const bottom = sole(name, sport)
    const shadow = dark ? 0.4 : 0.24
    return {
      defs:
        linearGradient(
          `${name}u`,
          [
            [0, shade(body, dark ? 0.2 : 0.03)],
            [0.5, shade(body, dark ? 0.08 : 0)],
            [1, shade(body, dark ? -0.02 : -0.15)],
          ],
          { x2: 0.24, y2: 1 },
        ) +
        clip(`${name}i`, element('path', { d: upper })) +
        // Light on the toe box and behind the ankle, shade where the upper tucks under.
        radialGradient(`${name}g`, [
          [0, '#fff', dark ? 0.3 : 0.75],
          [1, '#fff', 0],
        ]) +
        linearGradient(
          `${name}s`,
          [
            [0, '#000', 0],
            [0.55, '#000', 0],
            [1, '#000', shadow],
          ],
          { x2: 0, y2: 1 },
        ) +
        bottom.defs,
      body:
        area(model.lining, shade(body, dark ? -0.02 : -0.42)) +
        area(model.tongue, shade(body, dark ? 0.12 : -0.08)) +
        line(model.tongue, shade(body, dark ? 0.24 : -0.2), 1.4) +
        area(upper, ref(`${name}u`)) +
        group(
          { 'clip-path': ref(`${name}i`) },
          panels(name, sport),
          element('ellipse', {
            cx: 112,
            cy: 26,
            rx: 52,
            ry: 19,
            fill: ref(`${name}g`),
            transform: 'rotate(18 112 26)',
          }),
          element('ellipse', { cx: -134, cy: -8, rx: 20, ry: 42, fill: ref(`${name}g`), opacity: 0.7 }),
          area(upper, ref(`${name}s`)),
          line(model.feather, '#000', 13, { opacity: 0.13 }),
          line(model.feather, '#000', 6, { opacity: 0.16 }),
        ) +
        line(upper, shade(body, dark ? 0.3 : -0.28), 1.2, { opacity: 0.6 }) +
        line(model.collar, shade(body, dark ? 0.16 : -0.12), 11) +
        line(model.collar, '#fff', 3, { opacity: dark ? 0.16 : 0.5, transform: 'translate(-1 -3)' }) +
        laced(model, sport) +
        bottom.body,
      shadow: upper + model.tongue + ground,
    }
  }

/** Laces: each comes over the tongue from the far side and goes down into its eyelet. */
function laced({ throat, eyelets, lace, body, tie }: Model, sport: Hue): string {
  if (eyelets === 0) return ''
  const [[x, y], [u, v]] = throat
  const length = Math.hypot(u - x, v - y)
  const [along, off]: readonly [Point, Point] = [
    [(u - x) / length, (v - y) / length],
    [(v - y) / length, -(u - x) / length],
  ]
  const at = (share: number, out: number) =>
    `${tenth(x + along[0] * length * share + off[0] * out)} ${tenth(y + along[1] * length * share + off[1] * out)}`
  const hue = lace(sport)
  const dark = body === BLACK
  const shares = Array.from({ length: eyelets }, (_, i) => 0.07 + (i * 0.86) / (eyelets - 1))
  const bands = shares.map((share) => `M${at(share + 0.075, 10)}Q${at(share + 0.035, 7)} ${at(share, -8)}`).join('')
  // The next lace goes below this one, towards the far side.
  const under = shares
    .slice(0, -1)
    .map((share) => `M${at(share + 0.02, 10)}Q${at(share + 0.1, 5)} ${at(share + 0.12, 0)}`)
    .join('')
  const eyes = shares.map((share) => `M${at(share, -9)}v.1`).join('')
  return (
    line(under, shade(hue, -0.28), 5.6) +
    line(bands, '#000', 8.4, { opacity: 0.3, transform: 'translate(1.5 2)' }) +
    line(eyes, shade(body, dark ? 0.32 : -0.34), 11) +
    line(eyes, '#0a0a0a', 7.4) +
    line(bands, shade(hue, -0.12), 6.8) +
    line(bands, hue, 4.6, { transform: 'translate(-.6 -.8)' }) +
    (tie === 'bow' ? bow(at(0.03, 9), hue) : tie === 'toggle' ? toggle(at(0.03, 10), hue) : '')
  )
}

/** A bow: two loops and two ends that hang over the outer side. */
function bow(knot: string, hue: Hue): string {
  const loops = `M${knot}c-18-16-40-14-38-2s22 14 38 2c8-20 30-26 34-14s-16 20-34 14`
  const ends = `M${knot}c-8 10-22 20-34 22M${knot}c4 12 0 24-8 34`
  return (
    line(loops + ends, '#000', 7.4, { opacity: 0.24, transform: 'translate(1.5 2.5)' }) +
    line(loops + ends, shade(hue, -0.16), 6) +
    line(loops + ends, hue, 3.8, { transform: 'translate(-.5 -.7)' })
  )
}

/** A cord lock, and the end of its cord. */
function toggle(knot: string, hue: Hue): string {
  return (
    line(`M${knot}c-14-16-30-16-34-6s10 14 22 10`, hue, 3.6) +
    line(`M${knot}l-7-9`, '#2c2c2c', 13, { 'stroke-linecap': 'butt' }) +
    line(`M${knot}l-7-9`, '#6a6a6a', 4, { transform: 'translate(-2 -1)' })
  )
}

/** A panel sewn on: its cloth, the edge that catches light, the shade it throws, its seam. */
export const sewn = (d: string, fill: string, seam = ''): string =>
  area(d, '#000', { opacity: 0.2, transform: 'translate(1 2.4)' }) +
  area(d, fill) +
  line(d, '#fff', 1, { opacity: 0.3 }) +
  (seam && stitches(seam, '#808080', 1.2))

/** Rows of holes or stitches that follow the foot, as dotted lines. */
export const rows = (
  count: number,
  from: Point,
  step: Point,
  bend: string,
  stroke: Hue,
  width: number,
  dash: string,
): string =>
  line(
    Array.from(
      { length: count },
      (_, i) => `M${tenth(from[0] + step[0] * i)} ${tenth(from[1] + step[1] * i)}${bend}`,
    ).join(''),
    stroke,
    width,
    { 'stroke-dasharray': dash, opacity: 0.42 },
  )

/** A foam or rubber part: light from above. */
export const foam = (name: string, hue: Hue, depth = 0.2): string =>
  linearGradient(
    name,
    [
      [0, shade(hue, 0.05)],
      [0.45, hue],
      [1, shade(hue, -depth)],
    ],
    { x2: 0.06, y2: 1 },
  )
