import type { CommonSettings } from './settings-shape.ts'
import { keepShortWords } from './shop/short-words.ts'

/**
 * Widths of a face's letters: each width, in hundredths of the font size, and the letters that have it, separated by spaces:
 * `20 ␣ 50 abc 100 M`. `␣` is the space.
 */
export type LetterWidths = string
/** By the value of the setting `font`: the face that the shop's name is set in. */
export type NameWidths = Readonly<Record<string, LetterWidths>>

/** Upper bounds for a bold system font, whichever it is. */
const SYSTEM: LetterWidths = "30 ␣.,:;'’!|ijlI 46 frt()-/1 64 abcdeghknopqsuvxyzJLS0 78 ABCDEFGHKNOPQRTUVXYZ& 100 mwMW@"

/**
 * CSS with the width of the shop's name for the template's style sheet, in em: `--name-1` in one row, `--name-2` the wider
 * of two rows, broken between words where that makes it narrowest, `--name-word` its widest word. `--title-1` and
 * `--title-word` are those of the home page's heading: the headline, else the first banner's title, else the name. A text
 * thus fits a box of any width: `font-size: min(6rem, 100cqi / var(--name-2))`. It goes into the page's head. Empty where
 * the template has no table of widths.
 */
export function namesToCss(
  { fonts }: { readonly fonts: { readonly names?: NameWidths } },
  { font, headline, banners }: Pick<CommonSettings, 'font' | 'headline' | 'banners'>,
  name: string,
): string {
  if (!fonts.names) return ''
  const widthOf = measure(fonts.names[font] ?? SYSTEM)
  const title = headline || banners[0]?.title || name
  const widths = {
    'name-1': widthOf(name),
    'name-2': widerOfTwo(wordsOf(keepShortWords(name)), widthOf),
    'name-word': Math.max(...wordsOf(name).map(widthOf)),
    'title-1': widthOf(title),
    'title-word': Math.max(...wordsOf(title).map(widthOf)),
  }
  return `:root{${Object.entries(widths)
    .map(([property, width]) => `--${property}:${em(width)}`)
    .join(';')}}`
}

/** The words of a text; no-break spaces do not separate them. */
const wordsOf = (text: string): readonly string[] => text.trim().split(/[ \t\n]+/)

/** Rounded up, and never so small that a name of a letter or two would fill the page. */
const em = (hundredths: number): number => Math.max(100, hundredths) / 100

/** A function that returns the width of a text in one row, in hundredths of the font size. */
function measure(table: LetterWidths): (text: string) => number {
  const parts = table.split(' ')
  const lettersAt = (place: number) => [...(parts[place] ?? '').replace('␣', ' ')]
  const widths = new Map(
    parts.flatMap((width, place) =>
      place % 2 === 0 ? lettersAt(place + 1).map((letter) => [letter, Number(width)] as const) : [],
    ),
  )
  const widest = Math.max(...widths.values())
  const bare = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '')
  const ofLetter = (letter: string) => widths.get(letter) ?? widths.get(bare(letter)) ?? widest
  return (text) => [...text.normalize('NFC').replaceAll('\u00a0', ' ')].reduce((sum, one) => sum + ofLetter(one), 0)
}

/** The width of the wider row, when words are divided into two rows in the way that makes it smallest; one word is one row. */
function widerOfTwo(words: readonly string[], widthOf: (text: string) => number): number {
  const widthFrom = (start: number, end?: number) => widthOf(words.slice(start, end).join(' '))
  const cuts = words.slice(1).map((_, index) => Math.max(widthFrom(0, index + 1), widthFrom(index + 1)))
  return Math.min(widthFrom(0), ...cuts)
}
