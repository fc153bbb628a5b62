import type { Country } from '../money/amount.ts'

type PostcodeFormat = {
  readonly example: string
  /** Matches a postcode without separators. */
  readonly shape: RegExp
  /** The number of characters before the dash. */
  readonly dashAfter: number | null
}

const FIVE = /^\d{5}$/
const ZIP = /^\d{5}(?:\d{4})?$/

/**
 * The countries where parcels need a postcode. In other countries there are no postcodes, or people do not know theirs
 * and the neighbourhood helps more.
 */
const HABITS: Readonly<Record<Country, PostcodeFormat>> = {
  AR: { example: 'C1425ABC', shape: /^(?:\d{4}|[A-Z]\d{4}[A-Z]{3})$/, dashAfter: null },
  BR: { example: '01310-100', shape: /^\d{8}$/, dashAfter: 5 },
  ES: { example: '28013', shape: FIVE, dashAfter: null },
  GF: { example: '97300', shape: FIVE, dashAfter: null },
  MX: { example: '06600', shape: FIVE, dashAfter: null },
  PR: { example: '00901', shape: ZIP, dashAfter: 5 },
  US: { example: '10001', shape: ZIP, dashAfter: 5 },
}

const habitOf = (country: Country): PostcodeFormat | null =>
  Object.hasOwn(HABITS, country) ? (HABITS[country] ?? null) : null

/** How this country writes the postcode of a delivery; null: none is asked for. */
export const postcodeExample = (country: Country): string | null => habitOf(country)?.example ?? null

/**
 * A postcode in the form that is written on a parcel. Only its form is checked, not whether it exists: lists of codes are
 * out of date sooner than streets change. Null: it is not a postcode of this country.
 */
export function readPostcode(typed: string, country: Country): string | null {
  const habit = habitOf(country)
  const signs = typed.toUpperCase().replace(/[\s.\p{Pd}]/gu, '')
  if (!habit?.shape.test(signs)) return null
  const { dashAfter } = habit
  return dashAfter === null || signs.length <= dashAfter
    ? signs
    : `${signs.slice(0, dashAfter)}-${signs.slice(dashAfter)}`
}
