import { element, group } from '../../markup.ts'
import { BLACK, peaks } from '../../sports/gear.ts'

const VOLT = '#d4ff2a'

/** Narrow glyphs of one heavy line, baseline at y 112, cap height at y 12; the second number is the advance width. */
const LETTERS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  S: ['M46 30Q46 14 30 14T14 32Q14 48 30 58T46 92Q46 110 30 110T14 94', 60],
  I: ['M14 8V116', 34],
  E: ['M46 14H14V110H46M14 60H40', 58],
  R: ['M14 116V14H30Q46 14 46 36T30 60H14M30 60L48 116', 62],
  A: ['M8 116L30 8L52 116M16 84H44', 62],
  V: ['M8 8L30 116L52 8', 60],
  L: ['M14 8V110H46', 54],
  O: ['M30 14Q46 14 46 34V90Q46 110 30 110T14 90V34Q14 14 30 14Z', 62],
  Z: ['M12 14H46L14 110H48', 58],
  ' ': ['', 26],
}

/** The shop's name in narrow capitals that lean. */
export function sierravelozWordmark(): string {
  let x = 34
  const letters = [...'SIERRA VELOZ'].map((letter) => {
    const [d, width] = LETTERS[letter] ?? ['', 0]
    const drawn = d && element('path', { d, transform: `translate(${x} 0)` })
    x += width
    return drawn
  })
  return mark(
    x + 8,
    124,
    group(
      {
        transform: 'skewX(-8)translate(8 0)',
        fill: 'none',
        stroke: BLACK,
        'stroke-width': 15,
        'stroke-linejoin': 'miter',
      },
      ...letters,
    ),
  )
}

/** Two peaks in volt, leaning, on black. */
export function sierravelozSquare(): string {
  return mark(240, 240, element('rect', { width: 240, height: 240, fill: BLACK }) + peaks(26, 166, 188, VOLT))
}

const mark = (width: number, height: number, drawing: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width: width * 2, height: height * 2 },
    element('title', {}, 'Sierra Veloz') + drawing,
  )
