import { element, group } from '../../markup.ts'

const GOLD = '#dcc28a'
const NIGHT = '#0a1412'

/** Glyphs of one thin line, baseline at y 100, cap height at y 20; the second number is the advance width. */
const LETTERS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  M: ['M6 100L16 20L48 92L80 20L90 100', 108],
  a: ['M40 62C34 50 8 52 8 78S34 106 40 92M40 54V94C40 98 44 100 48 99', 58],
  i: ['M10 54V100M10 38V36', 24],
  s: ['M34 60C26 50 10 52 10 64S36 76 36 88S18 104 8 94', 48],
  o: ['M30 52A24 24 0 1 1 30 100A24 24 0 1 1 30 52Z', 66],
  n: ['M10 54V100M10 72C14 56 40 46 40 68V100', 54],
  A: ['M4 100L38 20L72 100M18 70H58', 80],
  w: ['M4 54L20 100L36 58L52 100L68 54', 76],
  r: ['M10 54V100M10 72C14 58 26 52 36 56', 42],
  ' ': ['', 34],
}

/** The shop's name in one thin line. */
export function awaraWordmark(): string {
  let x = 12
  const letters = [...'Maison Awara'].map((letter) => {
    const [d, width] = LETTERS[letter] ?? ['', 0]
    const drawn = d && element('path', { d, transform: `translate(${x} 0)` })
    x += width
    return drawn
  })
  return mark(
    x + 12,
    124,
    group(
      { fill: 'none', stroke: GOLD, 'stroke-width': 3.6, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ...letters,
    ),
  )
}

/** The fruit of the palm: a stone in its cap, on the night of the house. */
export function awaraSquare(): string {
  return mark(
    240,
    240,
    element('rect', { width: 240, height: 240, fill: NIGHT }) +
      group(
        { fill: 'none', stroke: GOLD, 'stroke-width': 4, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
        element('path', {
          d: 'M120 52C162 52 182 92 182 128C182 168 154 196 120 196S58 168 58 128C58 92 78 52 120 52Z',
        }),
        element('path', {
          d: 'M62 106C78 92 88 98 96 112C104 96 114 96 120 112C126 96 136 96 144 112C152 98 162 92 178 106',
        }),
        element('path', { d: 'M120 52V36M96 152L120 176L144 152L120 132Z' }),
      ),
  )
}

const mark = (width: number, height: number, drawing: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width: width * 2, height: height * 2 },
    element('title', {}, 'Maison Awara') + drawing,
  )
