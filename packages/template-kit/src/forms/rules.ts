import {
  ADDRESS_FIELDS,
  BUYER_FIELDS,
  type Country,
  hasWrongCheckDigit,
  normaliseIdNumber,
  postcodeExample,
  readPostcode,
} from '@store/core'
import * as z from 'zod/mini'

/**
 * The rules of every form (V1). Errors are word keys, with values after a question mark: `invalid.min?min=3`. Server and browser
 * translate them when they are shown.
 */
const REQUIRED = 'invalid.required'
const DIGITS = /^\d+$/

/**
 * An error after which no further rules are checked. Rules for lengths use it, so that regular expressions never run on text
 * longer than a field allows.
 */
const stop = (error: string) => ({ error, abort: true })

/** Required text, trimmed. Conform turns an empty field into a missing one. */
export const text = ({ min = 1, max = 200 } = {}) =>
  z
    .string({ error: REQUIRED })
    .check(
      z.trim(),
      z.minLength(1, stop(REQUIRED)),
      z.maxLength(max, stop(`invalid.max?max=${max}`)),
      z.minLength(min, `invalid.min?min=${min}`),
    )

/** Optional text; missing and blank become null. */
export const optionalText = (max = 200) =>
  z.pipe(
    z.optional(z.string().check(z.trim(), z.maxLength(max, `invalid.max?max=${max}`))),
    z.transform((value) => value || null),
  )

/** Makes a rule optional; a missing value becomes null. */
export const optional = <Rule extends z.ZodMiniType<string, string>>(rule: Rule) =>
  z.pipe(
    z.optional(rule),
    z.transform((value) => value ?? null),
  )

export const email = () =>
  z
    .string({ error: REQUIRED })
    .check(
      z.trim(),
      z.maxLength(BUYER_FIELDS.email.maxLength, stop('invalid.email')),
      z.toLowerCase(),
      z.email('invalid.email'),
    )

/** Digits only. The specification prescribes the Spanish message (M11). */
export const numeric = ({ min = 1, max = 20 } = {}) =>
  text({ max }).check(z.regex(DIGITS, stop('invalid.numeric')), z.minLength(min, `invalid.min?min=${min}`))

/**
 * A phone number: 7 to 17 digits, with the separators that people type. The server checks whether it is valid, with the rules of
 * every country.
 */
export const phone = () =>
  text({ max: BUYER_FIELDS.phone.maxLength }).check(
    z.regex(/^[+\d\s().\p{Pd}]+$/u, stop('invalid.numeric')),
    z.refine((value) => /^(?:\D*\d){7,17}\D*$/.test(value), 'invalid.phone'),
  )

/** The check digit of a Colombian NIT, if one is typed. */
export const checkDigit = () => z.refine<string>((value) => !hasWrongCheckDigit(value), stop('invalid.checkDigit'))

/** An ID number, normalised: without separators. Documents of every country have at least four digits. `isNit`: of Colombia. */
export const idNumber = (isNit = false) =>
  z.pipe(
    text({ max: BUYER_FIELDS.idNumber.maxLength }).check(
      ...(isNit ? [checkDigit()] : []),
      z.refine((value) => /^[A-ZÑ0-9&]+$/.test(normaliseIdNumber(value)), stop('invalid.idNumber')),
      z.refine((value) => /^(?:\d+$|(?:\D*\d){4})/.test(normaliseIdNumber(value)), stop('invalid.numeric')),
      z.refine((value) => normaliseIdNumber(value).length >= 4, 'invalid.min?min=4'),
    ),
    z.transform(normaliseIdNumber),
  )

/** A field that is not requested: any value becomes null. */
export const absent = z.pipe(
  z.optional(z.string()),
  z.transform((): null => null),
)

/** A postcode in the country's format; `absent` in countries whose parcels need none. */
export function postcode(country: Country) {
  const example = postcodeExample(country)
  if (example === null) return absent
  const formatted = (typed: string) => readPostcode(typed, country)
  return z.pipe(
    text({ max: ADDRESS_FIELDS.postcode.maxLength }).check(
      z.refine((typed) => formatted(typed) !== null, `invalid.postcode?example=${example}`),
    ),
    z.transform(formatted),
  )
}

/** One of these values. */
export const choice = <const Value extends string>(values: readonly Value[]) =>
  z.string({ error: REQUIRED }).check(z.refine((value) => values.some((known) => known === value), 'invalid.choice'))
