import type { Hue } from '../../colour.ts'
import { shade } from '../../colour.ts'
import { lettered } from '../../lettering/lettered.ts'
import { area, clip, element, group, line, ref } from '../../markup.ts'

/** The colours that are the same in all prints: ink and paper. */
export const INK = '#0b0b0b'
const PAPER = '#e6e6e2'
const WHITE = '#f0f0eb'
const SPOT = '#ff4a1c'
/** Cloths on which lines are light. */
const DARK = ['#1c1c1c', '#2445d8', '#1d6b3a'] as const

/** A word printed on a thing, in blackletter; its middle at x. */
export type Print = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: Hue
  readonly turn?: number
}

/** A thing as flat outlines, drawn in a frame of 480 × 600 around (240, 310). */
export type Cutting = {
  readonly cloth: Hue
  readonly panels: readonly string[]
  /** Areas in the shade. */
  readonly shades: readonly string[]
  readonly blacks?: readonly string[]
  readonly lines?: readonly string[]
  /** Painted on it in another colour. */
  readonly painted?: readonly (readonly [d: string, fill: Hue])[]
  readonly print?: Print
}

/** Where a thing stands: its middle, and how large. */
export type Placed = {
  readonly name: string
  readonly cutting: Cutting
  readonly x?: number
  readonly y?: number
  readonly scale?: number
  readonly turn?: number
}

export type Sheet = {
  readonly title: string
  readonly width: number
  readonly height: number
  /** A part of it, enlarged. */
  readonly crop?: readonly [x: number, y: number, width: number, height: number]
  /** As a photocopy: two halftone screens instead of colours, and toner over everything. */
  readonly copied: boolean
  readonly things: readonly Placed[]
  /** The background colour, if it is not the spot colour. */
  readonly ground?: Hue
}

/** A sheet of paper whose lower third is printed in the spot colour, and things with hard shadows on it. */
export function printed({ title, width, height, crop, copied, things, ground = SPOT }: Sheet): string {
  const third = Math.round(height * 0.653)
  const view = crop ? crop.map((side) => Math.round(side)).join(' ') : `0 0 ${width} ${height}`
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: view, width, height },
    element('title', {}, title) +
      element(
        'defs',
        {},
        (copied ? dots('mid', 1.15) + dots('deep', 2.1) + TONER : '') +
          things
            .map(({ name, cutting }) => clip(`${name}-cut`, ...cutting.panels.map((d) => element('path', { d }))))
            .join(''),
      ) +
      element('rect', { width, height, fill: PAPER }) +
      element('rect', { y: third, width, height: height - third, fill: ground }) +
      things.map((thing) => drawn(thing, copied)).join('') +
      (copied
        ? element('rect', { width, height, filter: ref('toner'), opacity: 0.5, style: 'mix-blend-mode:multiply' })
        : ''),
  )
}

function drawn({ name, cutting, x = 240, y = 310, scale = 1, turn = 0 }: Placed, copied: boolean): string {
  const { cloth, panels, shades, blacks = [], lines = [], painted = [], print } = cutting
  const isDark = !copied && (DARK as readonly string[]).includes(cloth)
  const body = copied ? WHITE : cloth
  const pen = isDark ? WHITE : INK
  const all = panels.join('')
  const shaded = copied
    ? area(all, ref('mid'), { opacity: 0.8 }) + area(shades.join(''), ref('deep'))
    : area(shades.join(''), shade(cloth, isDark ? -0.07 : -0.12))
  return group(
    { transform: `translate(${x} ${y})rotate(${turn})scale(${scale})translate(-240 -310)` },
    area(all, INK, { transform: 'translate(14 12)', opacity: 0.9 }),
    ...panels.map((d) => area(d, body, { stroke: INK, 'stroke-width': 3, 'stroke-linejoin': 'round' })),
    group({ 'clip-path': ref(`${name}-cut`) }, ...painted.map(([d, fill]) => area(d, copied ? INK : fill)), shaded),
    ...blacks.map((d) => area(d, INK)),
    line(lines.join(''), pen, 3, { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }),
    line(all, INK, 3, { 'stroke-linejoin': 'round' }),
    print ? word(print, copied ? INK : (print.fill ?? pen)) : '',
  )
}

const word = ({ text, x, y, size, turn }: Print, fill: string): string =>
  lettered(text, { x, y, size, fill, face: 'blackletter', middle: true, turn })

/** A screen of dots, 7 units apart, at 38°. */
const dots = (id: string, r: number): string =>
  element(
    'pattern',
    { id, width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(38)' },
    element('circle', { cx: 3.5, cy: 3.5, r, fill: INK }),
  )

const TONER = element(
  'filter',
  { id: 'toner', x: 0, y: 0, width: '100%', height: '100%' },
  element('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.9, numOctaves: 2, seed: 86 }) +
    element('feColorMatrix', { values: '0 0 0 0 .05 0 0 0 0 .05 0 0 0 0 .05 0 0 0 -3 1.6' }),
)

/** A symmetric outline from its right half: each step is a corner, or a bend and its end. */
export function both(start: readonly [x: number, y: number], ...steps: readonly (readonly number[])[]): string {
  const at = (x: number, y: number) => `${240 + x} ${y}`
  const right = steps.map(([a = 0, b = 0, c, d]) =>
    c === undefined ? `L${at(a, b)}` : `Q${at(a, b)} ${at(c, d ?? 0)}`,
  )
  const ends = [start, ...steps.map((step) => step.slice(-2))]
  const left = steps
    .map(([a = 0, b = 0, c], index) => {
      const [x = 0, y = 0] = ends[index] ?? []
      return c === undefined ? `L${at(-x, y)}` : `Q${at(-a, b)} ${at(-x, y)}`
    })
    .toReversed()
  return `M${at(start[0], start[1])}${right.join('')}${left.join('')}Z`
}
