import type { Hue } from '../colour.ts'
import { area, clip, element, group, line, ref } from '../markup.ts'

/** A toy, drawn flat within 180 units of (0, 0). */
export type Toy = { readonly defs: string; readonly body: string }
/** Draws a toy whose ids begin with this name. */
export type Draw = (name: string) => Toy

export const NAVY: Hue = '#14213d'
/** What toys are painted with. */
export const PAINT = {
  magenta: '#f25ca2',
  orange: '#ff9f1c',
  cyan: '#3ec6e0',
  violet: '#7a5af8',
  sun: '#ffc629',
  green: '#4cc38a',
  red: '#f0503c',
  brown: '#a9673b',
  sand: '#e9c08a',
  cream: '#fff4dc',
  white: '#ffffff',
} as const satisfies Record<string, Hue>

const WIDTH = 8

/** A shape with its outline. */
export const plain = (d: string, fill: string, width = WIDTH): string =>
  area(d, fill, { stroke: NAVY, 'stroke-width': width, 'stroke-linejoin': 'round' })

/** A line of ink. */
export const ink = (d: string, width = WIDTH): string => line(d, NAVY, width, { 'stroke-linejoin': 'round' })

/** The one white stroke of light. */
export const gleam = (d: string, width = 11): string => line(d, '#fff', width)

/** A shape with its outline, details clipped to it, and a darker lune at its lower right, narrower for thin shapes. */
export function shaded(id: string, d: string, fill: Hue, paint = '', lune = 38): Toy {
  return {
    defs: clip(id, area(d, '#000')),
    body:
      area(d, fill) +
      group(
        { 'clip-path': ref(id) },
        paint,
        // Moved up and left, so that the outline's width is hidden there and visible at the lower right.
        element('path', {
          d,
          fill: 'none',
          stroke: NAVY,
          'stroke-width': lune,
          opacity: 0.14,
          transform: `translate(${-0.4 * lune} ${-0.37 * lune})`,
        }),
      ) +
      area(d, 'none', { stroke: NAVY, 'stroke-width': WIDTH, 'stroke-linejoin': 'round' }),
  }
}

/** Several toys, from back to front. */
export const together = (...toys: readonly (Toy | string)[]): Toy => ({
  defs: toys.map((toy) => (typeof toy === 'string' ? '' : toy.defs)).join(''),
  body: toys.map((toy) => (typeof toy === 'string' ? toy : toy.body)).join(''),
})

/** Moves and rotates a toy. */
export const moved = ({ defs, body }: Toy, x: number, y: number, turn = 0, scale = 1): Toy => ({
  defs,
  body: group(
    { transform: `translate(${x} ${y})${turn ? `rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale})`}` },
    body,
  ),
})

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`

export const box = (x: number, y: number, width: number, height: number, r = 10): string =>
  `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`

/** Eyes are dots. */
export const eye = (x: number, y: number, r = 8): string => element('circle', { cx: x, cy: y, r, fill: NAVY })
