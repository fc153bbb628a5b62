import {
  ADDRESS_FIELDS,
  BUYER_FIELDS,
  type Country,
  normaliseIdNumber,
  postcodeExample,
  readPostcode,
} from '@store/core'
import * as z from 'zod/mini'

/**
 * The rules of every form (V1). Errors are word keys, with values after a question mark, so that server and browser
 * say the same in every language: `invalid.min?min=3`.
 */
const REQUIRED = 'invalid.required'
const DIGITS = /^\d+$/

/** One error is enough: the rules after it are not asked. Lengths stop, so that no expression reads more than a field may hold. */
const stop = (error: string) => ({ error, abort: true })

/** Text without surrounding space. Conform turns an empty field into an absent one. */
export const text = ({ min = 1, max = 200 } = {}) =>
  z
    .string({ error: REQUIRED })
    .check(
      z.trim(),
      z.minLength(1, stop(REQUIRED)),
      z.maxLength(max, stop(`invalid.max?max=${max}`)),
      z.minLength(min, `invalid.min?min=${min}`),
    )

/** Absent and blank are null. */
export const optionalText = (max = 200) =>
  z.pipe(
    z.optional(z.string().check(z.trim(), z.maxLength(max, `invalid.max?max=${max}`))),
    z.transform((value) => value || null),
  )

/** As the rule has it, or left out: then it is null. */
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

/** Digits only; the rule whose Spanish message is given (M11). */
export const numeric = ({ min = 1, max = 20 } = {}) =>
  text({ max }).check(z.regex(DIGITS, stop('invalid.numeric')), z.minLength(min, `invalid.min?min=${min}`))

/**
 * As many digits as a number may have, with the signs people write between them. Whether there is such a number is the
 * server's to say, which knows the numbers of every country.
 */
export const phone = () =>
  text({ max: BUYER_FIELDS.phone.maxLength }).check(
    z.regex(/^[+\d\s().\p{Pd}]+$/u, stop('invalid.numeric')),
    z.refine((value) => /^(?:\D*\d){7,17}\D*$/.test(value), 'invalid.phone'),
  )

/** An ID number as it is stored: without the signs people write in it. Papers of every country have four digits at least. */
export const idNumber = () =>
  z.pipe(
    text({ max: BUYER_FIELDS.idNumber.maxLength }).check(
      z.refine((value) => /^[A-ZÑ0-9&]+$/.test(normaliseIdNumber(value)), stop('invalid.idNumber')),
      z.refine((value) => /^(?:\d+$|(?:\D*\d){4})/.test(normaliseIdNumber(value)), stop('invalid.numeric')),
      z.refine((value) => normaliseIdNumber(value).length >= 4, 'invalid.min?min=4'),
    ),
    z.transform(normaliseIdNumber),
  )

/** What is not asked for. */
export const absent = z.pipe(
  z.optional(z.string()),
  z.transform((): null => null),
)

/** As it is written on a parcel there, where parcels need one. */
export function postcode(country: Country) {
  const example = postcodeExample(country)
  if (example === null) return absent
  const written = (typed: string) => readPostcode(typed, country)
  return z.pipe(
    text({ max: ADDRESS_FIELDS.postcode.maxLength }).check(
      z.refine((typed) => written(typed) !== null, `invalid.postcode?example=${example}`),
    ),
    z.transform(written),
  )
}

/** One of these values. */
export const choice = <const Value extends string>(values: readonly Value[]) =>
  z.string({ error: REQUIRED }).check(z.refine((value) => values.some((known) => known === value), 'invalid.choice'))
