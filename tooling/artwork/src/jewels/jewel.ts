import { type Hue, shade } from '../colour.ts'
import { metal } from '../light.ts'
import { element, linearGradient, ref } from '../markup.ts'

/** A jewel, drawn around the middle of its foot at (0, 0); what hangs is drawn from above down to there. */
export type Jewel = {
  readonly defs: string
  readonly body: string
  /** Half the width of what touches the floor; 0: it hangs. */
  readonly half: number
  /** Where light bursts on it, and how large: two at most. */
  readonly glints: readonly (readonly [x: number, y: number, size: number])[]
}

/** How it is wanted: with ids that begin with this name, in this metal, with a stone of this hue. */
export type Draw = (name: string, gold: Hue, stone: Hue) => Jewel

export const tenth = (value: number): number => Math.round(value * 10) / 10

/** Polished metal across something so wide and high, from its top left; `${id}-m` is what strokes and fills refer to. */
export const polished = (id: string, gold: Hue, wide: number, high: number): string =>
  linearGradient(`${id}-m`, metal(gold), {
    gradientUnits: 'userSpaceOnUse',
    ...{ x1: -wide, y1: -high, x2: wide, y2: -high * 0.3 },
  })

export const polish = (id: string): string => ref(`${id}-m`)

/** A wire or a band bent to an ellipse: its dark side, its polish, and the light along its upper left. */
export function hoop(
  id: string,
  gold: Hue,
  [cx, cy, rx, ry]: readonly [cx: number, cy: number, rx: number, ry: number],
  width: number,
): string {
  const oval = (dx: number, dy: number, stroke: string, wide: number, more = {}) =>
    element('ellipse', { cx: cx + dx, cy: cy + dy, rx, ry, fill: 'none', stroke, 'stroke-width': wide, ...more })
  const round = Math.PI * (rx + ry)
  return (
    oval(width * 0.26, width * 0.12, shade(gold, -0.34), width * 1.16) +
    oval(0, 0, polish(id), width) +
    oval(-width * 0.16, -width * 0.12, '#fff6dc', width * 0.14, {
      opacity: 0.75,
      'stroke-dasharray': `${tenth(round * 0.17)} ${tenth(round)}`,
      'stroke-dashoffset': tenth(-round * 0.53),
    }) +
    oval(width * 0.2, width * 0.16, shade(gold, -0.3), width * 0.16, {
      opacity: 0.8,
      'stroke-dasharray': `${tenth(round * 0.2)} ${tenth(round)}`,
      'stroke-dashoffset': tenth(-round * 0.04),
    })
  )
}

/** A small ball of metal: a claw, a bead, the end of a wire. */
export const ball = (x: number, y: number, r: number, gold: Hue): string =>
  element('circle', { cx: tenth(x), cy: tenth(y), r, fill: shade(gold, -0.06) }) +
  element('circle', { cx: tenth(x - r * 0.28), cy: tenth(y - r * 0.32), r: tenth(r * 0.42), fill: shade(gold, 0.2) })
