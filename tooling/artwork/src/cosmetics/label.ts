import { type Hue, mix, shade } from '../colour.ts'
import { lettered, sizeFor, widthOf } from '../lettering/lettered.ts'
import { area, element, group, line, linearGradient, ref } from '../markup.ts'

/** The text of a label: its line, the product, its name, the contents. A miniature has its name only. */
export type Print = {
  readonly line: 'limpar' | 'tratar' | 'hidratar' | 'proteger' | 'corpo'
  readonly kind: string
  readonly name: string
  readonly content: string
}

const PAPER: Hue = '#f7f2f6'
const INK: Hue = '#4a1d40'
const MUTED: Hue = '#7b5a72'

/** A line of small capitals, letterspaced, at most as wide as `room`. */
function small(text: string, x: number, y: number, room: number, fill: string, most = 8.4): string {
  if (text === '') return ''
  const spaced = 1.1
  const size = Math.min(most, (most * room) / Math.max(room, widthOf(text, most, 'upright', spaced)))
  return lettered(text.toUpperCase(), { x, y, size, fill, spaced: (spaced * size) / most, middle: true })
}

/** A product's name, one word per line, as large as its longest word allows. */
function large(
  name: string,
  x: number,
  y: number,
  room: number,
  most: number,
  fill: string,
  face: 'upright' | 'leaning',
): { readonly body: string; readonly foot: number } {
  const words = name.split(' ')
  // Two words are stacked in the same height.
  const size = sizeFor(words, room, words.length > 1 ? most * 0.74 : most, face)
  const top = words.length > 1 ? y - size * 0.42 : y
  return {
    body: words
      .map((word, index) => lettered(word, { x, y: top + index * size * 0.98, size, fill, face, middle: true }))
      .join(''),
    foot: top + (words.length - 1) * size * 0.98,
  }
}

/** A twig with leaves on both sides, drawn with a pen. */
const twig = (x: number, y: number, scale: number, ink: string): string =>
  group(
    { transform: `translate(${x} ${y})scale(${scale})`, fill: 'none', stroke: ink, 'stroke-width': 1.5 },
    element('path', {
      d: 'M0 0C2-14-2-28 0-44M0-8C10-8 16-14 17-24C8-24 1-18 0-8ZM0-16C-10-16-16-22-17-32C-8-32-1-26 0-16ZM0-26C8-26 13-32 14-40C6-40 1-34 0-26ZM0-44C-6-50-5-58 0-64C5-58 6-50 0-44Z',
    }),
  )

/** The house's mark: a drop of dew. */
export const drop = (x: number, y: number, size: number, fill: string): string =>
  area(
    `M${x} ${y - size * 1.5}C${x + size * 0.4} ${y - size * 0.7} ${x + size} ${y - size * 0.3} ${x + size} ${y + size * 0.3}A${size} ${size} 0 1 1 ${x - size} ${y + size * 0.3}C${x - size} ${y - size * 0.3} ${x - size * 0.4} ${y - size * 0.7} ${x} ${y - size * 1.5}Z`,
    fill,
  )

type Sheet = {
  readonly half: number
  readonly y: number
  readonly height: number
  readonly hue: Hue
  readonly print: Print
}

/** The house's name. */
export const brand = (x: number, y: number, size: number, fill: string) =>
  lettered('orvalho', { x, y, size, fill, face: 'leaning', middle: true })

/** The design of each line of products. */
const DESIGNS: Readonly<Record<Print['line'], (sheet: Sheet) => string>> = {
  // Cleansing: a sheet of paper with a twig, the name leaning, all centred.
  limpar: ({ half, y, height, print }) => {
    const name = large(print.name, 0, y + height * 0.64, half * 1.66, 27, INK, 'leaning')
    return (
      element('rect', { x: -half, y, width: half * 2, height, fill: PAPER }) +
      (print.kind && twig(0, y + height * 0.43, Math.min(0.72, height / 160), MUTED)) +
      name.body +
      small(print.kind, 0, name.foot + 13, half * 1.7, MUTED, 7.4) +
      line(`M-12 ${y + height - 17}H12`, MUTED, 0.9) +
      small(print.content, 0, y + height - 6, half * 1.4, INK, 7)
    )
  },
  // Treatment: a frame of ink, the name upright, a numeral, a bar in the colour of what is inside.
  tratar: ({ half, y, height, hue, print }) => {
    const name = large(
      print.name,
      0,
      y + height * (print.name.includes(' ') ? 0.47 : 0.5),
      half * 1.62,
      26,
      INK,
      'upright',
    )
    return (
      element('rect', { x: -half, y, width: half * 2, height, fill: PAPER }) +
      element('rect', {
        x: -half + 4,
        y: y + 4,
        width: half * 2 - 8,
        height: height - 8,
        fill: 'none',
        stroke: INK,
        'stroke-width': 0.9,
      }) +
      (print.kind && brand(0, y + 20, 12, INK)) +
      (print.name.includes(' ') ? '' : drop(0, y + height * 0.27, 3.6, hue)) +
      name.body +
      small(print.kind, 0, name.foot + 11, half * 1.5, MUTED, 7) +
      element('rect', { x: -half + 4, y: y + height - 26, width: half * 2 - 8, height: 7, fill: hue }) +
      small(print.content, 0, y + height - 9, half * 1.4, INK, 7)
    )
  },
  // Moisture: a low band, the name between two rules, what it is above and how much below.
  hidratar: ({ half, y, height, print }) => {
    const size = sizeFor([print.name], half * 1.6, Math.min(26, height * 0.34))
    const middle = y + height * 0.5
    return (
      element('rect', { x: -half, y, width: half * 2, height, rx: Math.min(half, height / 2), fill: PAPER }) +
      small(print.kind, 0, middle - size * 0.66, half * 1.3, MUTED, 7) +
      lettered(print.name, { x: 0, y: middle + size * 0.36, size, fill: INK, face: 'leaning', middle: true }) +
      line(`M${-half * 0.5} ${middle + size * 0.66}H${half * 0.5}`, INK, 0.9) +
      small(print.content, 0, middle + size * 0.66 + 10, half * 1.1, INK, 6.6)
    )
  },
  // Protection: printed on the tube itself, large.
  proteger: ({ half, y, height, hue, print }) => {
    const name = large(print.name, 0, y + 46, half * 1.9, 34, INK, 'upright')
    const ink = shade(mix(hue, INK, 0.4), -0.12)
    return (
      (print.kind && brand(0, y + 8, 13, INK)) +
      name.body +
      small(print.kind, 0, name.foot + 15, half * 1.9, MUTED, 7.6) +
      line(`M${-half} ${name.foot + 24}H${half}`, ink, 1.2) +
      small(print.content, 0, y + height, half * 1.8, INK, 7.4)
    )
  },
  // Body: a coloured sheet around the bottle, the name in paper white, stripes at its head and foot.
  corpo: ({ half, y, height, hue, print }) => {
    const ground = shade(mix(hue, INK, 0.5), -0.06)
    const name = large(print.name, 0, y + height * 0.5, half * 1.66, 28, PAPER, 'leaning')
    const stripes = [0, 1, 2]
      .map((row) => `M${-half} ${y + 6 + row * 4}H${half}M${-half} ${y + height - 6 - row * 4}H${half}`)
      .join('')
    return (
      element('rect', { x: -half, y, width: half * 2, height, fill: ground }) +
      line(stripes, hue, 1.3, { 'stroke-linecap': 'butt' }) +
      brand(0, y + 33, 12, PAPER) +
      name.body +
      small(print.kind, 0, name.foot + 14, half * 1.7, PAPER, 7.2) +
      small(print.content, 0, y + height - 22, half * 1.4, PAPER, 7)
    )
  },
}

const LOW = 86

/** A label in its line's design, on paper curved around the body: `half` wide to either side, from `y` down. */
export function label(
  id: string,
  half: number,
  y: number,
  height: number,
  hue: Hue,
  print: Print,
): { readonly defs: string; readonly body: string } {
  const shades = ref(`${id}-l`)
  // A low jar only fits a band.
  const design = height < LOW ? 'hidratar' : print.line
  const printed = design === 'proteger'
  return {
    defs: printed
      ? ''
      : linearGradient(`${id}-l`, [
          [0, '#5a3a52', 0.36],
          [0.2, '#5a3a52', 0.04],
          [0.34, '#fff', 0.16],
          [0.62, '#5a3a52', 0.03],
          [1, '#5a3a52', 0.38],
        ]),
    body:
      DESIGNS[design]({ half, y, height, hue, print }) +
      (printed
        ? ''
        : element('rect', {
            x: -half,
            y,
            width: half * 2,
            height,
            ...(design === 'hidratar' ? { rx: Math.min(half, height / 2) } : {}),
            fill: shades,
          })),
  }
}
