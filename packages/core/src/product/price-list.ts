import { type Amount, type MoneyStyle, parseAmount } from '../money/amount.ts'
import { shownUnit } from '../money/rounding.ts'

/** The limits of a pasted list: longer ones are imported as a file. */
export const PRICE_LIST_LIMITS = { text: 200_000, lines: 2_000, line: 300, keys: 8 } as const

/** A line of a pasted price list: the texts that may identify a product, and its price. */
export type PriceLine = {
  /** From 1, as in the text. */
  readonly line: number
  /** The line as written, cut to the limit. */
  readonly said: string
  /** Texts that may be a reference or a name, the likeliest first. */
  readonly keys: readonly string[]
  /** Null: no price was found, or it is ambiguous. */
  readonly price: Amount | null
}

/** Decorations in notes and chats: bullets, dashes, ticks, emoji, "3)" and WhatsApp's marks for bold. */
const DECORATION = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d}|[\u{200b}\u{feff}*_~•·▪●◦✓]/gu
const NUMBERING = /^\s*(?:[-–—>]+|\d{1,3}[.)](?=\s))\s*/
/** Separators of the columns of a spreadsheet, or of a note in columns. */
const COLUMNS = /\t|;|\|/
/** The last number of a text with single spaces, and what may follow a price. */
const LAST_NUMBER =
  /(?<=^|[^\p{L}\d.,]|(?:S\/|B\/|Bs|Gs)\.)(\d[\d.,'’]{0,40}(?: \d{3}(?!\d))*) ?(k|mil)? ?(?:€|pesos|soles|[A-Z]{3}|c\/u|cada un[oa])? ?[.,;:!-]* ?$/iu
/** A currency sign at the end of the text before a number. One of letters alone may also be part of the name: a size L. */
const SIGN = /(?:[A-Z]{0,3}[$₡€]|S\/\.?|B\/\.?)\s*$/i
const LETTER_SIGN = /(?<=^|\s)(?:[A-Z]{3}|Bs\.?|Gs\.?|[QL])\s*$/i
/** Matches only from the first of such marks on: starting at each mark of a long row would take quadratic time. */
const MARKS_AT_END = /(?<![\s:=.,–—-])[\s:=.,–—-]+$/u

/**
 * Reads a price list as merchants have it: copied from a spreadsheet, a note or a chat. Blank lines are left out, and so
 * are lines beyond the limits. A price is read in the format of the shop's country; where it never writes cents, either
 * mark may separate thousands, and "45 mil" or "45k" are forty-five thousand.
 */
export function readPriceList(text: string, style: MoneyStyle): readonly PriceLine[] {
  const lines: PriceLine[] = []
  for (const [at, written] of text
    .slice(0, PRICE_LIST_LIMITS.text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (lines.length >= PRICE_LIST_LIMITS.lines) break
    const text = plain(written.slice(0, PRICE_LIST_LIMITS.line))
    if (text !== '') lines.push({ line: at + 1, said: text, ...readLine(text, style) })
  }
  return lines
}

const plain = (text: string) =>
  text
    .replaceAll(/[\u00a0\u202f\u2007]/g, ' ')
    .replaceAll(DECORATION, ' ')
    .replaceAll(/[^\S\t]+/g, ' ')
    .replace(/^[^\S\t]+/, '')
    .trimEnd()

function readLine(line: string, style: MoneyStyle): Pick<PriceLine, 'keys' | 'price'> {
  const cells = line
    .split(COLUMNS)
    .map((cell) => cell.replaceAll(/^"|"$/g, '').trim())
    .filter((cell) => cell !== '')
  if (cells.length > 1) {
    // The last column with a price has the new one; columns after it are remarks.
    const at = cells.findLastIndex((cell) => amountIn(cell, style) !== null)
    const before = at < 0 ? cells : cells.slice(0, at)
    return { keys: keysOf(before), price: at < 0 ? null : amountIn(cells[at] ?? '', style) }
  }
  const text = line.replaceAll(/\s+/g, ' ')
  const found = LAST_NUMBER.exec(text)
  if (!found) return { keys: keysOf([line]), price: null }
  const [, number = '', thousands] = found
  const name = text.slice(0, found.index).replace(SIGN, '').replace(MARKS_AT_END, '')
  const keys = keysOf([name, name.replace(LETTER_SIGN, '').replace(MARKS_AT_END, '')])
  return { keys, price: amountIn(`${number} ${thousands ?? ''}`, style) }
}

/** Each text, with and without a list number at its beginning; of a single column the longest first. */
function keysOf(cells: readonly string[]): readonly string[] {
  const keys = cells.flatMap((cell) => [cell, cell.replace(NUMBERING, '')]).map((key) => key.trim())
  return [...new Set(keys)].filter((key) => key !== '').slice(0, PRICE_LIST_LIMITS.keys)
}

function amountIn(written: string, style: MoneyStyle): Amount | null {
  const text = written
    .trimEnd()
    .replace(/(?:pesos|soles|c\/u)$/i, '')
    .trimEnd()
  const number = text.replace(/(?:k|mil)$/i, '').trimEnd()
  const thousands = number !== text
  if (!/\d/.test(number)) return null
  const amount = parseAmount(number, style) ?? withOtherMark(number, style)
  if (amount === null || amount < 0) return null
  return thousands ? amount * 1000 : amount
}

/** "50,000" in a currency without cents, whose decimal mark is the comma: read as thousands all the same. */
function withOtherMark(number: string, style: MoneyStyle): Amount | null {
  if (shownUnit(style.currency) === 1) return null
  const digits = /^\D*(\d{1,3}(?:[.,'’ ]\d{3})+)\D*$/.exec(number)?.[1]
  return digits === undefined ? null : Number(digits.replaceAll(/\D/g, '')) * 100
}
