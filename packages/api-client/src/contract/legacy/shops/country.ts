import { type Country, type Currency, homeCountryOf, homeCurrencyOf } from '@store/core'

/** The services come from Colombia: a shop with neither country nor currency is there. */
const HOME: Country = 'CO'

/** A shop's country; if it is missing, the main country of its currency. Dollars, which many countries use, tell none. */
export function countryOf(code: string | null | undefined, currency: string | null | undefined): Country {
  if (code) return code.toUpperCase()
  const own = currency?.toUpperCase() ?? ''
  return (own === 'USD' ? null : homeCountryOf(own)) ?? HOME
}

/** The currency of a shop that has none set (new shops have `moneda` null): its country's, or dollars. */
export const currencyOf = (country: Country): Currency => homeCurrencyOf(country) ?? 'USD'
