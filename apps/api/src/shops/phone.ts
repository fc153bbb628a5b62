import type { Country } from '@store/core'
import parsePhoneNumber, { getCountryCallingCode, isSupportedCountry, type PhoneNumber } from 'libphonenumber-js/min'

/**
 * A typed phone number as E.164, read in the notation of the shop's country (L4): with or without its country code,
 * with dialling prefixes and separators. Numbers of other countries begin with + or 00. Null: not a valid
 * number.
 */
export const readPhone = (typed: string, country: Country): string | null => find(typed, country)?.number ?? null

/**
 * A stored number in the notation of this country: its own numbers without country code, others with it. A text that is not
 * a valid number stays as it is.
 */
export function shownPhone(stored: string, country: Country): string {
  const found = find(stored, country)
  if (!found) return stored
  const isTheirs = isSupportedCountry(country) && found.countryCallingCode === getCountryCallingCode(country)
  return isTheirs ? found.formatNational() : found.formatInternational()
}

/** The form of a stored number for chat links: Argentine numbers get a 9 that is not dialled, and that people leave out. */
export const chatNumberOf = (stored: string): string => stored.replace(/^\+54(?=[1-8]\d{9}$)/, '+549')

/** A stored number with its country code separate, for services that require it; null: it is not a valid number. */
export function partsOfPhone(stored: string): { readonly code: string; readonly number: string } | null {
  const found = find(stored, '')
  return found ? { code: `+${found.countryCallingCode}`, number: found.nationalNumber } : null
}

function find(typed: string, country: Country): PhoneNumber | undefined {
  if (!/^[+\d\s().\p{Pd}]+$/u.test(typed)) return undefined
  // 00 always means +: few people dial abroad with a carrier's own prefix, and where that is possible 0057 would be read as Russian.
  const digits = typed.replace(/[^+\d]/g, '').replace(/^00/, '+')
  const defaultCountry = isSupportedCountry(country) ? country : undefined
  const found = parsePhoneNumber(asMexicansDialToday(digits, country), { defaultCountry, extract: false })
  return found?.isValid() ? found : undefined
}

/**
 * Removes the former prefixes of Mexican mobile numbers, until 2019, which chats still show: 1 after the code; 044, 045 and
 * 01 without it.
 */
function asMexicansDialToday(digits: string, country: Country): string {
  const [, number] = /^\+?52(?:1|01|044|045)(\d{10})$/.exec(digits) ?? []
  const [, local] = (country === 'MX' && /^(?:01|044|045)(\d{10})$/.exec(digits)) || []
  return number || local ? `+52${number ?? local}` : digits
}
