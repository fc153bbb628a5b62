import { type Hue, shade } from '../colour.ts'
import { lettered, sizeFor, widthOf } from '../lettering/lettered.ts'
import { area, element, group, line } from '../markup.ts'
import { seeded } from '../seed.ts'

/** The size of the sheet on which a cover is drawn, five by seven. */
export const SHEET = { width: 480, height: 672 } as const

/** The colour of letters on any cloth. */
const PAPER: Hue = '#fff8f2'
const LEFT = 58
const WIDTH = 370

export type Binding = {
  /** The title in two styles: upright, then italic. */
  readonly upright: readonly string[]
  readonly leaning: readonly string[]
  readonly author: string
  readonly cloth: Hue
  /** The colour of everything but the letters. */
  readonly ink: Hue
  readonly layout: Layout
}

/** A title at the top; returns its lower edge and its markup. */
function titled({ upright, leaning }: Binding, top: number, most: number, fill: Hue = PAPER) {
  const size = Math.min(sizeFor(upright, WIDTH, most), sizeFor(leaning, WIDTH, most, 'leaning'))
  const rows = [
    ...upright.map((text) => ({ text, face: 'upright' as const })),
    ...leaning.map((text) => ({ text, face: 'leaning' as const })),
  ]
  const drawn = rows.map(({ text, face }, row) =>
    lettered(text, { x: LEFT, y: top + size * (0.78 + row * 1.04), size, fill, face }),
  )
  return { drawn: drawn.join(''), foot: top + size * (0.78 + (rows.length - 1) * 1.04) }
}

const signed = ({ author }: Binding, y: number, fill: Hue = PAPER) =>
  lettered(author.toUpperCase(), { x: LEFT, y, size: 21, fill, spaced: 3 })

const bent = (value: number) => Math.round(value * 10) / 10

/** The twelve layouts of covers. Each draws over the cloth, from back to front. */
const LAYOUTS = {
  plain: (book) => {
    const { drawn, foot } = titled(book, 64, 84)
    return drawn + signed(book, foot + 52) + line('M58 596H422M58 606H422', book.ink, 2.5)
  },
  giant: (book) => {
    const size = 168
    const rows = [...book.upright, ...book.leaning]
    return (
      rows
        .map((text, row) => lettered(text, { x: 34, y: 150 + row * 138, size, fill: row % 2 ? book.ink : PAPER }))
        .join('') + signed(book, 622)
    )
  },
  waves: (book) => {
    const random = seeded(book.author)
    const waves = Array.from({ length: 9 }, (_, row) => {
      const y = 448 + row * 24
      const lift = () => bent(y - 20 + random() * 16)
      return line(`M0 ${y}C90 ${lift()} 150 ${y + 22} 240 ${y}S400 ${lift()} 480 ${y - 6}`, book.ink, 2.5 + row * 0.9)
    })
    const { drawn, foot } = titled(book, 64, 82)
    return (
      element('circle', { cx: 356, cy: 372, r: 42, fill: book.ink }) + waves.join('') + drawn + signed(book, foot + 48)
    )
  },
  sun: (book) => {
    const { drawn, foot } = titled(book, 64, 84)
    const rows = Array.from({ length: 7 }, (_, row) => `M0 ${506 + row * 22}H480`).join('')
    return (
      element('path', { d: 'M150 488a90 90 0 0 1 180 0Z', fill: book.ink }) +
      line(rows, book.ink, 3) +
      drawn +
      signed(book, foot + 48)
    )
  },
  letters: (book) => {
    const all = [...book.upright, ...book.leaning].join('').replace(/\s/g, '').toUpperCase()
    const grid = Array.from({ length: 30 }, (_, at) =>
      lettered(all[at % all.length] ?? '', {
        x: 92 + (at % 6) * 60,
        y: 336 + Math.floor(at / 6) * 56,
        size: 40,
        fill: at % 7 === 3 ? PAPER : book.ink,
        middle: true,
      }),
    )
    const { drawn, foot } = titled(book, 60, 66)
    return grid.join('') + drawn + signed(book, foot + 44)
  },
  diagonal: (book) => {
    const { drawn } = titled(book, 64, 84)
    return (
      area('M480 214V672H0Z', shade(book.cloth, 0.11)) + line('M0 672L480 214', book.ink, 4) + drawn + signed(book, 622)
    )
  },
  stripes: (book) => {
    const bars = Array.from({ length: 6 }, (_, at) => `M${58 + at * 66} 342h34v330h-34Z`).join('')
    const { drawn, foot } = titled(book, 64, 80)
    return area(bars, book.ink) + drawn + signed(book, foot + 46)
  },
  initial: (book) => {
    const letter =
      book.upright
        .concat(book.leaning)
        .join(' ')
        .split(' ')
        .find((word) => word.length > 3)?.[0] ?? 'A'
    const { drawn, foot } = titled(book, 60, 66)
    const size = 520
    return (
      lettered(letter.toUpperCase(), { x: 500 - widthOf(letter.toUpperCase(), size), y: 700, size, fill: book.ink }) +
      drawn +
      signed(book, foot + 44)
    )
  },
  window: (book) => {
    const size = Math.min(sizeFor(book.upright, 270, 62), sizeFor(book.leaning, 270, 62, 'leaning'))
    const rows = [
      ...book.upright.map((text) => ({ text, face: 'upright' as const })),
      ...book.leaning.map((text) => ({ text, face: 'leaning' as const })),
    ]
    const top = 236 - ((rows.length - 1) * size) / 2
    return (
      element('rect', { x: 74, y: 96, width: 348, height: 330, fill: PAPER }) +
      element('rect', {
        x: 86,
        y: 108,
        width: 324,
        height: 306,
        fill: 'none',
        stroke: book.cloth,
        'stroke-width': 1.5,
      }) +
      rows
        .map(({ text, face }, row) =>
          lettered(text, { x: 248, y: top + row * size * 1.06 + 16, size, fill: book.cloth, face, middle: true }),
        )
        .join('') +
      lettered(book.author.toUpperCase(), { x: 248, y: 388, size: 17, fill: book.cloth, spaced: 2, middle: true }) +
      line('M74 470H422M74 482H422M74 494H422', book.ink, 2)
    )
  },
  circles: (book) => {
    const { drawn, foot } = titled(book, 64, 82)
    return (
      element('circle', { cx: 150, cy: 510, r: 112, fill: book.ink }) +
      element('circle', { cx: 306, cy: 470, r: 92, fill: shade(book.cloth, 0.16), opacity: 0.86 }) +
      element('circle', { cx: 328, cy: 580, r: 66, fill: PAPER, opacity: 0.92 }) +
      drawn +
      signed(book, foot + 46)
    )
  },
  leaf: (book) => {
    const veins = Array.from({ length: 6 }, (_, at) => {
      const y = 366 + at * 42
      const out = 74 - Math.abs(at - 2.6) * 13
      return `M240 ${y + 30}Q${bent(240 + out / 2)} ${y + 18} ${bent(240 + out)} ${y - 16}M240 ${y + 30}Q${bent(240 - out / 2)} ${y + 18} ${bent(240 - out)} ${y - 16}`
    }).join('')
    const { drawn, foot } = titled(book, 60, 74)
    return (
      area('M240 640C120 584 128 408 240 312C352 408 360 584 240 640Z', book.ink) +
      line(`M240 660V344${veins}`, book.cloth, 3) +
      drawn +
      signed(book, foot + 44)
    )
  },
  block: (book) => {
    const rows = [...book.upright, ...book.leaning].map((text) => text.toUpperCase())
    let y = 56
    const drawn = rows.map((text, row) => {
      const size = sizeFor([text], WIDTH + 8, 150)
      y += size * 0.72 + 14
      return lettered(text, { x: LEFT - 4, y: y - 8, size, fill: row % 2 ? book.ink : PAPER })
    })
    return (
      drawn.join('') +
      area('M0 590H480V672H0Z', book.ink) +
      lettered(book.author.toUpperCase(), { x: LEFT, y: 640, size: 21, fill: book.cloth, spaced: 3 })
    )
  },
} as const satisfies Record<string, (book: Binding) => string>

type Layout =
  | 'plain'
  | 'giant'
  | 'waves'
  | 'sun'
  | 'letters'
  | 'diagonal'
  | 'stripes'
  | 'initial'
  | 'window'
  | 'circles'
  | 'leaf'
  | 'block'

/** A flat cover: cloth and print, clipped by `clip`, an id that its drawing needs. */
export const cover = (book: Binding, clip: string): string =>
  group({ 'clip-path': `url(#${clip})` }, element('rect', { ...SHEET, fill: book.cloth }), LAYOUTS[book.layout](book))
