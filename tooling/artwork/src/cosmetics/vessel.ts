import { type Hue, mix, shade } from '../colour.ts'
import { around, mirrored, type Point } from '../curve.ts'
import { cylinder } from '../light.ts'
import { area, clip, element, group, line, linearGradient, ref } from '../markup.ts'
import { sheen } from '../touches.ts'
import type { Print } from './label.ts'

/** A cosmetic product, drawn around the middle of its foot at (0, 0). */
export type Vessel = {
  readonly defs: string
  readonly body: string
  readonly width: number
  readonly height: number
  /** The position of each standing object, and half its width. */
  readonly feet: readonly (readonly [x: number, y: number, half: number])[]
}

/** Draws a product, with ids that begin with `name`, in this hue, with this print on its label. */
export type Draw = (name: string, hue: Hue, print: Print) => Vessel

/** The house's caps and pumps. */
export const AUBERGINE: Hue = '#3a1f36'

/** A straight wall between two heights, with tight curves at its ends. */
export const wall = (half: number, from: number, to: number): readonly Point[] => [
  [half, from],
  [half, from + 12],
  [half, to - 12],
  [half, to],
]

/** Materials: clear and tinted glass, opaque glass, satin plastic. */
type Finish = 'glass' | 'opal' | 'satin'
const GAIN: Readonly<Record<Finish, number>> = { glass: 1.1, opal: 0.62, satin: 0.8 }

/**
 * A solid of revolution from its right profile, top to bottom, with its foot at y 0. Glass shows its fill level: a darker
 * line at the liquid's surface, and a paler empty part.
 */
export function turned(
  id: string,
  profile: readonly Point[],
  hue: Hue,
  { finish, liquid, over = '' }: { finish: Finish; liquid?: number; over?: string },
): { readonly defs: string; readonly body: string } {
  const outline = around(mirrored(profile, 0))
  const half = Math.max(...profile.map(([x]) => x))
  const [top, foot] = [Math.min(...profile.map(([, y]) => y)), Math.max(...profile.map(([, y]) => y))]
  const empty =
    liquid === undefined
      ? ''
      : element('rect', {
          x: -half,
          y: top,
          width: half * 2,
          height: liquid - top,
          fill: mix(hue, '#ffffff', 0.55),
          opacity: 0.34,
        }) + element('ellipse', { cy: liquid, rx: half, ry: half * 0.06, fill: shade(hue, -0.14), opacity: 0.55 })
  return {
    defs:
      linearGradient(`${id}-l`, cylinder(hue, GAIN[finish]), {
        gradientUnits: 'userSpaceOnUse',
        x1: -half,
        x2: half,
        y1: 0,
        y2: 0,
      }) + clip(`${id}-c`, area(outline, '#000')),
    body:
      area(outline, ref(`${id}-l`)) +
      group(
        { 'clip-path': ref(`${id}-c`) },
        empty,
        // Light that comes back from the plinth, and the dark of the thick foot.
        finish === 'glass'
          ? element('rect', {
              x: -half,
              y: foot - 12,
              width: half * 2,
              height: 12,
              fill: shade(hue, -0.16),
              opacity: 0.5,
            })
          : '',
        element('rect', {
          x: half * 0.82,
          y: top,
          width: half * 0.09,
          height: foot - top,
          fill: '#fff',
          opacity: finish === 'glass' ? 0.2 : 0.1,
        }),
        over,
        element('rect', {
          x: -half * 0.82,
          y: top + (foot - top) * 0.06,
          width: finish === 'glass' ? 14 : 10,
          height: (foot - top) * 0.9,
          rx: 7,
          fill: '#fff',
          opacity: finish === 'glass' ? 0.42 : 0.3,
        }),
      ),
  }
}

/** A cap with sixteen ribs: its middle at x 0, its foot at `y`. */
export function cap(
  id: string,
  half: number,
  y: number,
  height: number,
  hue: Hue = AUBERGINE,
): { readonly defs: string; readonly body: string } {
  // Ribs are closer towards the edges, by perspective.
  const ribs = Array.from({ length: 16 }, (_, rib) => {
    const x = Math.round(Math.sin(((rib + 0.5) / 16 - 0.5) * Math.PI) * half * 10) / 10
    return `M${x} ${Math.round(y - height + 5)}V${Math.round(y - 3)}`
  }).join('')
  return {
    defs: linearGradient(`${id}-l`, cylinder(hue)),
    body:
      element('rect', {
        x: -half,
        y: y - height,
        width: half * 2,
        height,
        rx: Math.min(7, height / 4),
        fill: ref(`${id}-l`),
      }) +
      line(ribs, '#fff', 1.1, { opacity: 0.16 }) +
      line(`M${-half + 5} ${y - height + 2}H${half - 5}`, '#fff', 2, { opacity: 0.28 }),
  }
}

/** A jar's lid: wide, low, its top seen a little from above. */
export function lid(
  id: string,
  half: number,
  y: number,
  height: number,
  hue: Hue = AUBERGINE,
): { readonly defs: string; readonly body: string } {
  const round = cap(id, half, y, height, hue)
  return {
    defs: round.defs,
    body:
      round.body +
      element('ellipse', { cy: y - height + 2, rx: half - 1, ry: half * 0.1, fill: shade(hue, 0.09) }) +
      sheen(-half * 0.34, y - height, half * 0.4, half * 0.05, 0, 0.5),
  }
}
