import type { Hue } from '../../colour.ts'
import { area, element, group, line, linearGradient, ref } from '../../markup.ts'

const GREEN: Hue = '#12604a'

/** The shop's sign: two leaves on one stem, which are also its initial. */
const SIGN =
  linearGradient('left', [
    [0, '#3f9a63'],
    [1, '#0f5541'],
  ]) +
  linearGradient('right', [
    [0, '#8cc76a'],
    [1, '#3d8f57'],
  ])

const sign = (transform: string): string =>
  group(
    { transform },
    area('M49 88C22 80 6 54 8 16C34 22 50 46 49 88Z', ref('left')),
    area('M51 88C50 52 62 28 92 20C94 54 78 82 51 88Z', ref('right')),
    line('M49 86C44 62 32 42 18 28', '#a9d9a4', 1.6, { opacity: 0.7 }),
    line('M52 85C56 62 68 44 82 32', '#eaf6c8', 1.6, { opacity: 0.7 }),
  )

/** Round glyphs of one stroke, with their advance widths; the dot of the i is a leaf. */
const LETTERS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  v: ['M2 46L22 92L42 46', 44],
  e: ['M3 68H47C47 54 37 45 25 45C12 45 2 55 2 69C2 84 13 94 26 94C34 94 40 91 45 85', 49],
  r: ['M3 46V94M3 68C4 54 12 45 25 46', 26],
  d: ['M47 14V94M47 69C47 83 37 94 25 94C12 94 2 83 2 69C2 56 12 45 25 45C37 45 47 56 47 69', 49],
  n: ['M3 46V94M3 68C3 54 12 45 23 45C34 45 42 53 42 67V94', 44],
  i: ['M3 46V94', 6],
  l: ['M3 14V94', 6],
  a: ['M47 46V94M47 69C47 83 37 94 25 94C12 94 2 83 2 69C2 56 12 45 25 45C37 45 47 56 47 69', 49],
}
const BETWEEN = 15
const WORDS = ['verde', 'nilda'] as const

/** The logo: a square tile with the sign, or the name written out beside it. */
export function verdenildaLogo(shape: 'square' | 'wordmark'): string {
  if (shape === 'square')
    return svg(120, 120, element('rect', { width: 120, height: 120, fill: '#f7f5ec' }) + sign('translate(10 8)'))
  let x = 118
  let letters = ''
  let leaf = ''
  for (const word of WORDS) {
    for (const letter of word) {
      const [path, width] = LETTERS[letter] ?? ['', 0]
      letters += line(path, GREEN, 10, { transform: `translate(${x} 0)`, 'stroke-linejoin': 'round' })
      if (letter === 'i')
        leaf = area(
          `M${x + 2} 36C${x - 9} 30 ${x - 8} 18 ${x + 4} 12C${x + 14} 20 ${x + 12} 32 ${x + 2} 36Z`,
          '#5fab5c',
        )
      x += width + BETWEEN
    }
    x += 20
  }
  return svg(x - 20 - BETWEEN + 8, 120, sign('translate(2 8)') + letters + leaf)
}

const svg = (width: number, height: number, content: string): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: width * 4,
      height: height * 4,
      'stroke-linecap': 'round',
    },
    element('title', {}, 'Verde Nilda') + element('defs', {}, SIGN) + content,
  )
