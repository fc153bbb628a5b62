import { FIGURES, STITCHES } from './figures.ts'

/**
 * The pattern (cloth) of a word: one stripe per letter. A vowel gives a figure, the same in every word; a consonant
 * gives plain or stitched threads; any other character a thin line. The order of the colours (yarns) depends on the
 * word. The figures are plain geometry: they copy no people's ceremonial cloth.
 */
export type Stripe = {
  readonly letter: string
  /** The stripe's width, in units of the pattern. */
  readonly width: number
  /** Indexes of the yarns for the background and for the figure. */
  readonly ground: number
  readonly yarn: number
  /** The figure as SVG path data, in a box of the stripe's width by `REPEAT`; '' if there is none. */
  readonly figure: string
}

/** The length after which a figure repeats along its stripe, in units. */
export const REPEAT = 17
export const YARN_COUNT = 5

const THIN = [10, 16, 10] as const
const WIDE = [34, 26, 26, 34, 26] as const
const LINE = 6
const VOWELS = 'aeiou'
/** A word with fewer stripes is repeated once. */
const MIN_STRIPES = 6

/** `shift`: rotates the order of yarns, so that neighbouring patterns have different colours. */
export function clothOf(word: string, shift = 0): readonly Stripe[] {
  const letters = lettersOf(word)
  const stripes = letters.length < MIN_STRIPES ? [...letters, ...letters] : letters
  const order = orderOf(word, shift)
  return stripes.map((letter, index): Stripe => {
    const ground = order[index % YARN_COUNT] ?? 0
    const code = letter.codePointAt(0) ?? 0
    // Never the yarn of the background, nor the next stripe's background.
    const yarn = order[(index + 2 + (code % 3)) % YARN_COUNT] ?? 0
    const vowel = VOWELS.indexOf(letter)
    if (vowel >= 0) {
      const width = WIDE[vowel] ?? 26
      return { letter, width, ground, yarn, figure: FIGURES[vowel]?.(width) ?? '' }
    }
    if (!/[\p{L}\p{N}]/u.test(letter)) return { letter, width: LINE, ground, yarn, figure: '' }
    const width = THIN[code % THIN.length] ?? 10
    return { letter, width, ground, yarn, figure: STITCHES[code % STITCHES.length]?.(width) ?? '' }
  })
}

/** The width of all stripes, in units, after which the pattern repeats. */
export const widthOf = (cloth: readonly Stripe[]): number => cloth.reduce((sum, { width }) => sum + width, 0)

/** The letters without accents and case; y counts as a vowel. A word without letters gives that of a fixed word. */
function lettersOf(word: string): readonly string[] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('y', 'i').trim()
  return plain === '' ? [...'telar'] : [...plain].slice(0, 24)
}

/** A permutation of the yarns that depends on the word, rotated by `shift`. */
function orderOf(word: string, shift: number): readonly number[] {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  const order = Array.from({ length: YARN_COUNT }, (_, index) => index)
  for (let last = YARN_COUNT - 1; last > 0; last--) {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    const other = (state >>> 0) % (last + 1)
    ;[order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0]
  }
  return order.map((_, index) => order[(index + shift) % YARN_COUNT] ?? 0)
}
