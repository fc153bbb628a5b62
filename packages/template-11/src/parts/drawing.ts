import type { Box } from './box.ts'

/** The size of the person beside a product, in centimetres. */
export const PERSON = { height: 170, width: 46 }

type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/**
 * A drawing to scale, in centimetres: x to the right, y downwards, the floor at 0, the origin at the front's lower
 * left.
 */
export type Drawing = {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number]
  /** The font size, chosen so that it is equal in all drawings after scaling. */
  readonly letter: number
  /** The front: left, top, width, height. */
  readonly face: readonly [x: number, y: number, width: number, height: number]
  /** Edges that run backwards, and those at the back; empty if the depth is not known. */
  readonly back: readonly Line[]
  /** Left edge of the person; null without one. */
  readonly person: number | null
  readonly floor: Line
  readonly rules: readonly { readonly side: 'width' | 'height' | 'depth'; readonly line: Line; readonly cm: number }[]
}

/** Depth runs backwards at this angle, at half its length, as is usual in sketches of furniture. */
const ANGLE = (35 * Math.PI) / 180
const SHORTENED = 0.5

/** The drawing of a product: its front, its depth, a ruler along each side, and optionally a person beside it. */
export function drawingOf({ width, height, depth }: Box, { withPerson }: { readonly withPerson: boolean }): Drawing {
  const dx = (depth ?? 0) * SHORTENED * Math.cos(ANGLE)
  const dy = (depth ?? 0) * SHORTENED * Math.sin(ANGLE)
  const tallest = withPerson ? Math.max(height + dy, PERSON.height) : height + dy
  const gap = Math.max(width, tallest) * 0.08
  const left = withPerson ? PERSON.width + gap * 2 : 0
  const letter = Math.max(left + width + dx, tallest) * 0.05
  const off = letter * 1.1
  const room = letter * 3.2
  const corners: readonly Line[] = [
    [0, -height, dx, -height - dy],
    [width, -height, width + dx, -height - dy],
    [width, 0, width + dx, -dy],
    [dx, -height - dy, width + dx, -height - dy],
    [width + dx, -height - dy, width + dx, -dy],
  ]
  return {
    viewBox: [
      -left - letter,
      -tallest - letter * 2,
      left + width + dx + room + letter * 2,
      tallest + room + letter * 2,
    ],
    letter,
    face: [0, -height, width, height],
    back: depth === null ? [] : corners,
    person: withPerson ? -left + letter * 0.5 : null,
    floor: [-left - letter, 0, width + dx + room + letter, 0],
    rules: [
      { side: 'width', line: [0, off, width, off], cm: width },
      { side: 'height', line: [width + dx + off, -height - dy, width + dx + off, -dy], cm: height },
      ...(depth === null
        ? []
        : [
            {
              side: 'depth' as const,
              line: [width + off * 0.9, off * 0.4, width + dx + off * 0.9, off * 0.4 - dy] as Line,
              cm: depth,
            },
          ]),
    ],
  }
}

/** A number that depends on the name alone, so that a product always has the same drawing. */
export const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
