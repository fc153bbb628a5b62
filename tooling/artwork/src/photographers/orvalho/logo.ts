import { element, group } from '../../markup.ts'

const PLUM = '#55244a'

/** Thin strokes of the glyphs, baseline at y 100, x-height at y 50; the second number is the advance width. */
const LETTERS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  o: ['M28 50A25 25 0 1 1 28 100A25 25 0 1 1 28 50Z', 70],
  r: ['M6 100V50M6 72C8 56 20 48 34 52', 44],
  v: ['M2 50L22 100L42 50', 54],
  a: ['M28 50A25 25 0 1 0 28 100A25 25 0 1 0 28 50ZM53 50V100', 72],
  l: ['M6 10V100', 24],
  h: ['M6 10V100M6 74C8 58 20 50 30 50C42 50 46 58 46 68V100', 64],
}

/** The shop's name in thin round letters, a drop of dew in its first. */
export function orvalhoWordmark(): string {
  let x = 12
  const letters = [...'orvalho'].map((letter) => {
    const [d, width] = LETTERS[letter] ?? ['', 0]
    const drawn = element('path', { d, transform: `translate(${x} 0)` })
    x += width
    return drawn
  })
  return mark(
    x,
    120,
    group(
      { fill: 'none', stroke: PLUM, 'stroke-width': 5.4, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ...letters,
    ) + drop(40, 79, 0.24),
  )
}

/** A drop in a ring. */
export function orvalhoSquare(): string {
  return mark(
    240,
    240,
    element('rect', { width: 240, height: 240, fill: '#ebe2ec' }) +
      element('circle', { cx: 120, cy: 120, r: 84, fill: 'none', stroke: PLUM, 'stroke-width': 7 }) +
      drop(120, 118, 1),
  )
}

const drop = (x: number, y: number, scale: number): string =>
  group(
    { transform: `translate(${x} ${y})scale(${scale})` },
    element('path', { d: 'M0-58C20-28 38-8 38 14A38 38 0 0 1-38 14C-38-8-20-28 0-58Z', fill: PLUM }),
    element('path', {
      d: 'M-20 12C-20 26-12 34 0 36',
      fill: 'none',
      stroke: '#d9e0b8',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  )

const mark = (width: number, height: number, drawing: string): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width: width * 2, height: height * 2 },
    element('title', {}, 'Orvalho') + drawing,
  )
