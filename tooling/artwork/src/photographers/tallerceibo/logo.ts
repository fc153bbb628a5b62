import { element, group } from '../../markup.ts'

const WALNUT = '#5a3a22'
const PLASTER = '#e5e6e0'

/** Straight strokes of the glyphs, baseline at y 100, x-height at y 46; the second number is the advance width. */
const LETTERS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  t: ['M14 22V88Q14 100 26 100H32M0 46H32', 42],
  a: ['M50 46V100M50 73A23 27 0 1 0 50 74', 68],
  l: ['M6 10V100', 22],
  e: ['M6 74H52A23 27 0 1 0 46 92', 66],
  r: ['M6 46V100M6 74Q8 50 34 48', 42],
  c: ['M48 56A24 27 0 1 0 48 91', 60],
  i: ['M6 46V100M6 24V28', 22],
  b: ['M6 10V100M6 73A23 27 0 1 1 6 74', 68],
  o: ['M30 46A24 27 0 1 1 29.9 46Z', 70],
  ' ': ['', 26],
}

/** The shop's name in strokes of one width, as a pencil draws them on a board. */
export function tallerceiboWordmark(): string {
  let x = 12
  const letters = [...'taller ceibo'].map((letter) => {
    const [d, width] = LETTERS[letter] ?? ['', 0]
    const drawn = d && element('path', { d, transform: `translate(${x} 0)` })
    x += width
    return drawn
  })
  return mark(x, 120, group({ fill: 'none', stroke: WALNUT, 'stroke-width': 8 }, ...letters))
}

/** A dovetail: two boards that hold each other. */
export function tallerceiboSquare(): string {
  return mark(
    240,
    240,
    element('rect', { width: 240, height: 240, fill: PLASTER }) +
      // One board ends in tails, the other in the pins between them.
      element('path', { d: 'M44 44H116V60L158 50V102L116 92V148L158 138V190L116 180V196H44Z', fill: WALNUT }) +
      element('path', { d: 'M122 44H196V196H122V187L164 197V131L122 141V99L164 109V43L122 53Z', fill: '#c39a68' }),
  )
}

const mark = (width: number, height: number, drawing: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width: width * 2, height: height * 2 },
    element('title', {}, 'Taller Ceibo') + drawing,
  )
