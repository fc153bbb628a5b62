import type { Country } from '../money/amount.ts'

type Habit = {
  readonly example: string
  /** Of a postcode without the signs between its characters. */
  readonly shape: RegExp
  /** After how many characters a dash stands. */
  readonly dashAfter: number | null
}

const FIVE = /^\d{5}$/
const ZIP = /^\d{5}(?:\d{4})?$/

/**
 * The countries that a parcel does not reach without a postcode. Elsewhere there is none, or nobody knows their own:
 * a neighbourhood says more.
 */
const HABITS: Readonly<Record<Country, Habit>> = {
  AR: { example: 'C1425ABC', shape: /^(?:\d{4}|[A-Z]\d{4}[A-Z]{3})$/, dashAfter: null },
  BR: { example: '01310-100', shape: /^\d{8}$/, dashAfter: 5 },
  ES: { example: '28013', shape: FIVE, dashAfter: null },
  GF: { example: '97300', shape: FIVE, dashAfter: null },
  MX: { example: '06600', shape: FIVE, dashAfter: null },
  PR: { example: '00901', shape: ZIP, dashAfter: 5 },
  US: { example: '10001', shape: ZIP, dashAfter: 5 },
}

const habitOf = (country: Country): Habit | null => (Object.hasOwn(HABITS, country) ? (HABITS[country] ?? null) : null)

/** A postcode as deliveries in this country are asked for one; null: they are not. */
export const postcodeExample = (country: Country): string | null => habitOf(country)?.example ?? null

/**
 * A postcode as it is written on a parcel. Only its shape is looked at, never where it is: lists of codes are older than
 * streets. Null: it is none of this country.
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
