import { type Amount, type Currency, shownUnit } from '@store/core'
import type { Row } from './sheet.ts'

/** The decimal mark. */
export const DECIMAL_MARKS = ['dot', 'comma'] as const
export type DecimalMark = (typeof DECIMAL_MARKS)[number]

/** How prices are read that are ambiguous on their own. */
export type PriceReading = {
  readonly decimals: DecimalMark | null
  /** The price may mean two amounts, a thousand times apart, and nothing in the file decides. */
  readonly ambiguous: { readonly row: Row; readonly header: string; readonly written: string } | null
}

const LONGEST = 60
/** "1 250,00", "1'250.00" */
const SPACED = /^\d{1,3}(?:['’\s]\d{3})+(?:[.,]\d+)?$/

/**
 * A number with currency signs around it ("S/. 25.00", "COP 99.900", "19,90 €"): the number and whether it is
 * negative. '': no digits; null: anything else, such as two numbers or letters between digits.
 */
function numberIn(written: string): { readonly digits: string; readonly below: boolean } | '' | null {
  if (written === '') return ''
  const first = written.search(/\d/)
  if (first < 0 || written.length > LONGEST) return null
  const before = written.slice(0, first)
  // ".50" is half a unit, "S/.50" and "Rs.50" are fifty.
  const leading = /(?:^|[^\p{L}/])([.,])$/u.exec(before)
  const [number = ''] = /^[\d.,'’\s]+/u.exec(written.slice(first)) ?? []
  const inside = number.replace(/(?<!\D)\D+$/u, '')
  const after = written.slice(first + inside.length)
  if (/\d/.test(after) || (/['’\s]/.test(inside) && !SPACED.test(inside))) return null
  return { digits: (leading ? `0${leading[1]}` : '') + inside.replaceAll(/['’\s]/g, ''), below: /[-−]/.test(before) }
}

type Shape =
  /** The number is unambiguous, or has no marks. */
  | { readonly kind: 'certain'; readonly decimals: DecimalMark | null }
  /** One mark before exactly three digits: "1.250". */
  | { readonly kind: 'either'; readonly mark: DecimalMark }
  | { readonly kind: 'none' }

const markOf = (sign: string | undefined): DecimalMark => (sign === ',' ? 'comma' : 'dot')
const otherMark = (mark: DecimalMark): DecimalMark => (mark === 'dot' ? 'comma' : 'dot')

function shapeOf(digits: string): Shape {
  const marks = digits.replaceAll(/\d/g, '')
  if (marks === '') return { kind: 'certain', decimals: null }
  const last = marks.at(-1)
  if (marks.length === 1) {
    const [units = '', rest = ''] = digits.split(/[.,]/)
    if (rest.length === 3 && /^[1-9]\d{0,2}$/.test(units)) return { kind: 'either', mark: markOf(last) }
    return { kind: 'certain', decimals: markOf(last) }
  }
  const parts = digits.split(/[.,]/)
  const thousands = marks[0] === last ? parts : parts.slice(0, -1)
  const alike = [...marks].slice(0, marks[0] === last ? undefined : -1).every((mark) => mark === marks[0])
  const [head = '', ...groups] = thousands
  // India groups by two digits, except for the last three.
  const sized = head.length >= 1 && head.length <= 3 && groups.every(({ length }) => length === 2 || length === 3)
  if (!alike || !sized || groups.at(-1)?.length !== 3) return { kind: 'none' }
  return { kind: 'certain', decimals: marks[0] === last ? otherMark(markOf(last)) : markOf(last) }
}

/**
 * How to read prices such as "1.250" in this file. An option on the command line decides; in a currency without
 * cents, the mark groups thousands. Otherwise other prices of the file decide, if all of them have the other mark before their
 * cents, such as "12,50" beside "1.250": no shop has prices with three decimals.
 */
export function priceReading(
  rows: readonly Row[],
  headers: readonly string[],
  currency: Currency,
  decimalMark: DecimalMark | null,
): PriceReading {
  if (decimalMark !== null || shownUnit(currency) > 1) return { decimals: decimalMark, ambiguous: null }
  const seen = new Set<DecimalMark>()
  const doubtful = new Map<DecimalMark, NonNullable<PriceReading['ambiguous']>>()
  for (const row of rows) {
    for (const header of headers) {
      const written = row.cell(header)
      const number = numberIn(written)
      const shape = number ? shapeOf(number.digits) : null
      if (shape?.kind === 'certain' && shape.decimals) seen.add(shape.decimals)
      if (shape?.kind === 'either' && !doubtful.has(shape.mark)) doubtful.set(shape.mark, { row, header, written })
    }
  }
  const [[mark, first] = []] = doubtful
  if (mark === undefined || first === undefined) return { decimals: null, ambiguous: null }
  const settled = doubtful.size === 1 && seen.size === 1 && seen.has(otherMark(mark))
  return settled ? { decimals: otherMark(mark), ambiguous: null } : { decimals: null, ambiguous: first }
}

/**
 * The amount in hundredths; null for an empty cell. 'no price': it is not exactly one number.
 * `decimals` decides ambiguous prices; null reads their mark as grouping thousands.
 */
export function readPrice(written: string, decimals: DecimalMark | null): Amount | null | 'no price' {
  const number = numberIn(written)
  if (number === '') return null
  const shape = number ? shapeOf(number.digits) : null
  if (!number || !shape || shape.kind === 'none') return 'no price'
  const point = shape.kind === 'certain' ? shape.decimals : (decimals ?? otherMark(shape.mark))
  const plain = number.digits.replaceAll(point === 'comma' ? '.' : ',', '').replace(point === 'comma' ? ',' : '.', '.')
  const amount = Math.round(Number(plain) * 100)
  return number.below && amount > 0 ? -amount : amount
}
