type TextBox = {
  readonly width: number
  readonly height: number
  /** The largest size, and the smallest, at which words are left out. */
  readonly most: number
  readonly least: number
  /** Measures the width of a text at a size. */
  readonly measure: (text: string, size: number) => number
}

export type FittedText = { readonly size: number; readonly lines: readonly string[] }

/** The line height, relative to the font size. */
export const LEADING = 1.14
const STEP = 2

/**
 * Fits a text into a box at the largest possible size: it wraps between words and shrinks. If it does not fit at the
 * smallest size, words at the end are left out; a word wider than a line shrinks the text further.
 */
export function fitText(text: string, { width, height, most, least, measure }: TextBox): FittedText {
  const words = text.trim().split(/\s+/).filter(Boolean)
  const isTooWide = (size: number) => words.some((word) => measure(word, size) > width)
  for (let size = most; size >= least; size -= STEP) {
    if (isTooWide(size)) continue
    const lines = wrapped(words, (line) => measure(line, size) <= width)
    if (lines.length * size * LEADING <= height) return { size, lines }
  }
  let size = least
  // The last word is followed by an ellipsis.
  while (size > STEP && words.some((word) => measure(`${word}…`, size) > width)) size -= STEP
  const fits = (line: string) => measure(line, size) <= width
  const lines = wrapped(words, fits)
  const room = Math.max(1, Math.floor(height / (size * LEADING)))
  if (lines.length <= room) return { size, lines }
  const shown = lines.slice(0, room)
  const last = (shown.at(-1) ?? '').split(' ')
  while (last.length > 1 && !fits(`${last.join(' ')}…`)) last.pop()
  return { size, lines: [...shown.slice(0, -1), `${last.join(' ')}…`] }
}

function wrapped(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
