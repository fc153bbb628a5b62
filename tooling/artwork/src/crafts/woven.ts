import type { Hue } from '../colour.ts'
import { element, line, linearGradient, ref } from '../markup.ts'
import { seeded } from '../seed.ts'
import type { Yarns } from './craft.ts'

const HEIGHTS = [10, 10, 16, 26, 40] as const
/** The least height of a row with a figure. */
const FIGURED = 26

/** Boxes as one path. */
const boxes = (all: readonly (readonly [x: number, y: number, width: number, height: number])[]): string =>
  all.map(([x, y, w, h]) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`).join('')
const round = (value: number) => Math.round(value * 10) / 10

/** Geometric figures in a box of `w` by `h`: stepped diamond, fret, zigzag, comb, ladder. */
const FIGURES: readonly ((w: number, h: number) => string)[] = [
  (w, h) =>
    boxes(
      [1, 0.72, 0.44, 0.18].map((wide, step) => {
        const high = h * (0.16 + step * 0.25)
        return [w / 2 - w * wide * 0.46, h / 2 - high / 2, w * wide * 0.92, high]
      }),
    ),
  (w, h) =>
    boxes([
      [0, h - h * 0.14, w * 0.4, h * 0.14],
      [w * 0.28, h * 0.3, w * 0.12, h * 0.7],
      [w * 0.28, h * 0.3, w * 0.52, h * 0.14],
      [w * 0.68, h * 0.3, w * 0.12, h * 0.34],
      [w * 0.5, h * 0.54, w * 0.3, h * 0.12],
    ]),
  (w, h) =>
    boxes([
      ...[0, 1, 2, 3].map((step) => [(w / 8) * step, h * (0.66 - step * 0.18), w / 7, h * 0.3] as const),
      ...[0, 1, 2, 3].map((step) => [(w / 8) * (step + 4), h * (0.12 + step * 0.18), w / 7, h * 0.3] as const),
    ]),
  (w, h) =>
    boxes([
      [0, h * 0.78, w, h * 0.14],
      [w * 0.08, h * 0.2, w * 0.22, h * 0.6],
      [w * 0.56, h * 0.36, w * 0.22, h * 0.44],
    ]),
  (w, h) =>
    boxes([
      [0, h * 0.12, w, h * 0.12],
      [0, h * 0.76, w, h * 0.12],
      [w * 0.2, h * 0.24, w * 0.14, h * 0.52],
      [w * 0.66, h * 0.24, w * 0.14, h * 0.52],
    ]),
]

/** Rows of a cloth, `width` by `height` from (x, y) on: stripes, and figures where a row is high enough. */
export function woven(
  id: string,
  yarns: Yarns,
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
): { readonly defs: string; readonly body: string } {
  const random = seeded(id)
  const among = (count: number) => Math.floor(random() * count)
  const defs: string[] = []
  const rows: string[] = []
  let ground = among(5)
  for (let at = 0, row = 0; at < height; row++) {
    const high = Math.min(HEIGHTS[row % 2 ? 3 + among(2) : among(4)] ?? 16, height - at)
    ground = (ground + 1 + among(4)) % 5
    const hue = yarns[ground]
    const top = y + at
    rows.push(element('rect', { x, y: top, width, height: high + 0.4, fill: hue }))
    if (high >= FIGURED) {
      const repeats = [6, 8, 9, 12][among(4)] ?? 8
      const wide = round(width / repeats)
      const figure = FIGURES[among(5)]?.(wide, high) ?? ''
      const pattern = `${id}${row}`
      const yarn: Hue | undefined = yarns[(ground + 1 + among(4)) % 5]
      defs.push(
        element(
          'pattern',
          { id: pattern, x, y: top, width: wide, height: high, patternUnits: 'userSpaceOnUse' },
          element('path', { d: figure, fill: yarn }),
        ),
      )
      rows.push(element('rect', { x, y: top, width, height: high, fill: ref(pattern) }))
    }
    at += high
  }
  return { defs: defs.join(''), body: rows.join('') }
}

/** The pattern of threads, once per picture. */
export const THREADS = element(
  'pattern',
  { id: 'threads', width: 4, height: 4, patternUnits: 'userSpaceOnUse' },
  line('M0 1H4M0 3H4', '#000', 0.9, { opacity: 0.17 }) + line('M1 0V4', '#fff', 0.8, { opacity: 0.2 }),
)
/** The gradient of seven soft folds in hanging cloth, once per picture. */
export const FOLDS = linearGradient('folds', [
  [0, '#000', 0.24],
  [0.12, '#fff', 0.14],
  [0.3, '#000', 0.1],
  [0.46, '#fff', 0.15],
  [0.66, '#000', 0.15],
  [0.84, '#fff', 0.08],
  [1, '#000', 0.28],
])

/** Threads and folds over the outline of a cloth. */
export const clothed = (d: string): string =>
  element('path', { d, fill: ref('threads') }) + element('path', { d, fill: ref('folds') })

/** Forty-eight loose ends. */
export function fringe(id: string, hue: Hue, x: number, y: number, width: number, length = 30): string {
  const random = seeded(`${id} fringe`)
  const count = 48
  const d = Array.from({ length: count }, (_, index) => {
    const dx = round((random() - 0.5) * 6)
    const at = round(x + ((index + 0.5) * width) / count)
    return `M${at} ${y - 2}q${dx} ${round(length / 2)} ${round(dx * 1.4)} ${round(length + random() * 9)}`
  }).join('')
  return line(d, hue, width > 200 ? 2.4 : 1.6)
}
