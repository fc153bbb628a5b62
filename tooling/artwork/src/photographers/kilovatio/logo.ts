import type { Hue } from '../../colour.ts'
import { element, group } from '../../markup.ts'

const INK: Hue = '#0d141c'
const COBALT: Hue = '#1734d6'
const AMBER: Hue = '#ffb000'

/** Strokes of the glyphs, 28 wide, x-height 100 units; the second number is the advance width. */
const LETTERS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  k: ['M14 0V150M30 106L70 50M40 90L76 150', 92],
  i: ['M14 50V150', 44],
  l: ['M14 0V150', 44],
  o: ['M50 64A36 36 0 1 1 50 136A36 36 0 1 1 50 64Z', 112],
  v: ['M8 50L44 140L80 50', 100],
  a: ['M50 64A36 36 0 1 1 50 136A36 36 0 1 1 50 64ZM86 50V150', 116],
  t: ['M30 16V150M4 62H66', 78],
}

/** The shop's name: heavy strokes, and on its first i the light that every device has. */
export function kilovatioWordmark(): string {
  let x = 24
  const letters = [...'kilovatio'].map((letter, index) => {
    const [d, width] = LETTERS[letter] ?? ['', 0]
    const dot =
      letter === 'i'
        ? element('circle', { cx: x + 14, cy: 16, r: 16, fill: index === 1 ? COBALT : INK, stroke: 'none' })
        : ''
    const drawn = element('path', { d, transform: `translate(${x} 0)` }) + dot
    x += width
    return drawn
  })
  return mark(
    x + 4,
    198,
    group({ transform: 'translate(0 24)', fill: 'none', stroke: INK, 'stroke-width': 28 }, ...letters),
  )
}

/** A k whose upper stroke is a flash. */
export function kilovatioSquare(): string {
  return mark(
    240,
    240,
    element('rect', { width: 240, height: 240, rx: 20, fill: COBALT }) +
      element('path', { d: 'M62 44H98V196H62Z', fill: '#fff' }) +
      element('path', { d: 'M118 128L156 196H198L144 104Z', fill: '#fff' }) +
      element('path', { d: 'M160 44H204L168 92H190L106 152L134 106H112Z', fill: AMBER }),
  )
}

const mark = (width: number, height: number, drawing: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    element('title', {}, 'Kilovatio') + drawing,
  )
