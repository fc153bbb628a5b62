import { FIGURES, STITCHES } from './figures.ts'

/**
 * The cloth of a word: its letters, one stripe each. A vowel weaves a figure, the same in every word; a
 * consonant some plain or stitched threads; anything else a thin line. Yarns follow each other in an order that the word
 * decides. Geometry alone: it imitates nobody's ceremonial cloth.
 */
export type Stripe = {
  readonly letter: string
  /** Across the stripe, in units. */
  readonly width: number
  /** Of the yarns, which one is the ground, and which one is on it. */
  readonly ground: number
  readonly yarn: number
  /** What is on it, as path data in a box of its width by `REPEAT`; '' for plain threads. */
  readonly figure: string
}

/** How far along a stripe its figure comes again, in units. */
export const REPEAT = 17
export const YARN_COUNT = 5

const THIN = [10, 16, 10] as const
const WIDE = [34, 26, 26, 34, 26] as const
const LINE = 6
const VOWELS = 'aeiou'
/** A cloth of fewer stripes is its word twice. */
const FEWEST = 6

/** `turn`: how many yarns the order begins later, so that cloths that hang together are of unlike yarns. */
export function clothOf(word: string, turn = 0): readonly Stripe[] {
  const letters = lettersOf(word)
  const woven = letters.length < FEWEST ? [...letters, ...letters] : letters
  const order = orderOf(word, turn)
  return woven.map((letter, index): Stripe => {
    const ground = order[index % YARN_COUNT] ?? 0
    const code = letter.codePointAt(0) ?? 0
    // Never the yarn of the ground, nor that of the next stripe.
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

/** Across all stripes, in units: how far on the cloth begins again. */
export const widthOf = (cloth: readonly Stripe[]): number => cloth.reduce((sum, { width }) => sum + width, 0)

/** Without accents or capitals; y is a vowel here. A word without letters weaves as one of its own. */
function lettersOf(word: string): readonly string[] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('y', 'i').trim()
  return plain === '' ? [...'telar'] : [...plain].slice(0, 24)
}

/** The yarns in the order of this word: a permutation, turned. */
function orderOf(word: string, turn: number): readonly number[] {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  const order = Array.from({ length: YARN_COUNT }, (_, index) => index)
  for (let last = YARN_COUNT - 1; last > 0; last--) {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    const other = (state >>> 0) % (last + 1)
    ;[order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0]
  }
  return order.map((_, index) => order[(index + turn) % YARN_COUNT] ?? 0)
}
