import { area, element, group } from '../../markup.ts'
import { blade, put } from '../../touches.ts'

const LEAF = '#12663a'
const LEMON = '#ffd84d'

/** Strokes of the glyphs, from the baseline at y 100 to the x-height at y 40; the second number is the advance width. */
const LETTERS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  H: ['M8 10V100M62 10V100M8 54H62', 88],
  V: ['M4 10L38 100L72 10', 92],
  u: ['M6 44V76A22 22 0 0 0 50 76V44M50 76V100', 74],
  e: ['M6 71H52A23 23 0 1 0 44 91', 74],
  r: ['M6 100V44M6 66A22 22 0 0 1 30 45', 50],
  t: ['M16 22V82A16 16 0 0 0 36 98M2 46H34', 54],
  a: ['M28 48A24 24 0 1 0 29 96A24 24 0 1 0 28 48ZM52 46V100', 78],
  d: ['M28 48A24 24 0 1 0 29 96A24 24 0 1 0 28 48ZM52 6V100', 78],
  l: ['M6 6V84A14 14 0 0 0 20 99', 40],
}
const LINES = ['Huerta', 'delValle'] as const

/** The shop's name in two lines, round and heavy, a leaf on its first letter. */
export function huertadelvalleWordmark(): string {
  const row = (words: string, y: number) => {
    let x = 14
    const drawn = [...words].map((letter) => {
      // The capital in the second line begins another word.
      if (letter === 'V') x += 20
      const [d, width] = LETTERS[letter] ?? ['', 0]
      const path = element('path', { d, transform: `translate(${x} ${y})` })
      x += width
      return path
    })
    return drawn.join('')
  }
  return mark(
    560,
    262,
    group(
      { fill: 'none', stroke: LEAF, 'stroke-width': 19, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ...LINES.map((words, index) => row(words, 14 + index * 124)),
    ) + put(444, 78, blade(58, 24, '#4f9a44'), 34),
  )
}

/** An h that grows a leaf, on lemon. */
export function huertadelvalleSquare(): string {
  return mark(
    240,
    240,
    element('rect', { width: 240, height: 240, rx: 60, fill: LEMON }) +
      element('path', {
        d: 'M84 60V184M84 136C88 104 150 100 154 140V184',
        fill: 'none',
        stroke: LEAF,
        'stroke-width': 30,
        'stroke-linecap': 'round',
      }) +
      area('M122 96C120 62 144 36 188 36C192 76 168 102 122 96Z', '#2f8a4c') +
      element('path', { d: 'M124 94C140 76 156 62 174 50', fill: 'none', stroke: '#d8f0a8', 'stroke-width': 5 }),
  )
}

const mark = (width: number, height: number, drawing: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width: width * 2, height: height * 2 },
    element('title', {}, 'Huerta del Valle') + drawing,
  )
