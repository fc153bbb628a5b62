import { element, group } from '../../markup.ts'
import { eye, gleam, ink, NAVY, PAINT, plain, shaded } from '../../toys/ink.ts'

/** Strokes of the glyphs, baseline at y 100, x-height at y 46; the second number is the advance width. */
const LETTERS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  c: ['M48 58A26 26 0 1 0 48 90', 68],
  h: ['M8 8V100M8 74A20 20 0 0 1 48 74V100', 76],
  i: ['M8 48V100', 34],
  r: ['M8 100V48M8 68A22 22 0 0 1 32 50', 52],
  m: ['M8 100V48M8 72A18 18 0 0 1 44 72V100M44 72A18 18 0 0 1 80 72V100', 106],
  o: ['M32 48A26 26 0 1 1 32 100A26 26 0 1 1 32 48Z', 82],
  y: ['M6 48L28 96M52 48L24 112Q18 124 6 122', 72],
  a: ['M30 48A26 26 0 1 0 30 100A26 26 0 1 0 30 48ZM56 46V100', 78],
}
const COLOURS = [PAINT.magenta, PAINT.orange, PAINT.violet, PAINT.green] as const

/** The shop's name in fat crayon, every letter of another colour. */
export function chirimoyaWordmark(): string {
  let x = 20
  const letters = [...'chirimoya'].map((letter, index) => {
    const [d, width] = LETTERS[letter] ?? ['', 0]
    const place = { d, transform: `translate(${x} 14)` }
    const dot =
      letter === 'i'
        ? element('circle', { cx: x + 8, cy: 34, r: 13, fill: PAINT.sun, stroke: NAVY, 'stroke-width': 6 })
        : ''
    x += width
    return (
      element('path', { ...place, stroke: NAVY, 'stroke-width': 30 }) +
      element('path', { ...place, stroke: COLOURS[index % COLOURS.length], 'stroke-width': 18 }) +
      dot
    )
  })
  return mark(x + 4, 156, group({ fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, ...letters))
}

/** The fruit, smiling. */
export function chirimoyaSquare(): string {
  const scales = [
    [-70, -40],
    [0, -52],
    [70, -40],
    [-96, 14],
    [96, 14],
    [-60, 92],
    [60, 92],
    [0, 124],
  ]
    .map(([x = 0, y = 0]) => `M${x - 22} ${y - 8}Q${x} ${y + 22} ${x + 22} ${y - 8}`)
    .join('')
  const fruit = shaded(
    'fruta',
    'M0-96C44-128 140-116 148-30C156 62 72 150 0 162C-72 150-156 62-148-30C-140-116-44-128 0-96Z',
    PAINT.green,
    element('path', { d: scales, fill: 'none', stroke: '#2f9f6b', 'stroke-width': 8, 'stroke-linecap': 'round' }),
  )
  return mark(
    480,
    480,
    element('rect', { width: 480, height: 480, fill: PAINT.sun }) +
      group(
        { transform: 'translate(240 250)', 'stroke-linecap': 'round' },
        element('defs', {}, fruit.defs),
        ink('M0-94C-2-126 6-146 22-164', 12),
        plain('M10-132C30-178 84-176 104-150C84-118 40-110 10-132Z', PAINT.magenta),
        fruit.body,
        eye(-44, 8, 14),
        eye(44, 8, 14),
        ink('M-40 44C-20 72 20 72 40 44', 10),
        gleam('M-112-34C-110-58-100-72-84-80', 13),
      ),
  )
}

const mark = (width: number, height: number, drawing: string): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: width * 1.5,
      height: height * 1.5,
    },
    element('title', {}, 'Chirimoya') + drawing,
  )
