import type { Country, Currency } from '@store/core'

/** Currency of every country whose shops may have none set (new shops have `moneda` null). */
const CURRENCIES: Readonly<Record<Country, Currency>> = {
  AR: 'ARS',
  BO: 'BOB',
  BR: 'BRL',
  CL: 'CLP',
  CO: 'COP',
  CR: 'CRC',
  DO: 'DOP',
  EC: 'USD',
  ES: 'EUR',
  GT: 'GTQ',
  HN: 'HNL',
  MX: 'MXN',
  NI: 'NIO',
  PA: 'USD',
  PE: 'PEN',
  PR: 'USD',
  PY: 'PYG',
  SV: 'USD',
  US: 'USD',
  UY: 'UYU',
  VE: 'VES',
}

/** The services come from Colombia: a shop with neither country nor currency is there. */
const HOME: Country = 'CO'

/** A shop's country; if it is missing, the only country that has its currency. */
export function countryOf(code: string | null | undefined, currency: string | null | undefined): Country {
  if (code) return code.toUpperCase()
  const candidates = Object.keys(CURRENCIES).filter((country) => CURRENCIES[country] === currency?.toUpperCase())
  return candidates.length === 1 ? (candidates[0] ?? HOME) : HOME
}

export function currencyOf(country: Country): Currency {
  return CURRENCIES[country] ?? 'USD'
}
