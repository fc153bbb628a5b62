import { type Amount, FIELD_LIMITS, type SafeHtml } from '@store/core'
import * as z from 'zod'
import {
  asText,
  blankAs,
  type FieldReader,
  idInAddress,
  isBlank,
  orAbsent,
  same,
  TEXT,
  TEXT_IF_ANY,
} from '../fields.ts'
import { field } from '../wire.ts'

/**
 * Ready-made fields of the prescribed calls, and of other companies' services. The name's ending is how null, a blank or an
 * absent key is read: `…OrNull` null, `…OrZero` 0, `…IfAny` null too, but written by leaving the key out. Without such an
 * ending the field must be there.
 */

const asNumber: FieldReader<number> = (wire) => {
  if (typeof wire !== 'number' && typeof wire !== 'string') return undefined
  const number = isBlank(wire) ? Number.NaN : Number(wire)
  return Number.isFinite(number) ? number : undefined
}

const asFlag: FieldReader<boolean> = (wire) => {
  if (typeof wire === 'boolean') return wire
  if (wire === 'true' || wire === 'false') return wire === 'true'
  const number = asNumber(wire)
  return number === undefined ? undefined : number !== 0
}

const asAmount: FieldReader<Amount> = (wire) => {
  const major = asNumber(wire)
  return major === undefined ? undefined : toHundredths(major)
}

/** `|| 0` turns -0 into 0. */
const toHundredths = (major: number): Amount => Math.round(major * 100) || 0
const toMajor = (amount: Amount): number => amount / 100
const FLAG = { type: 'integer', enum: [0, 1] }
const NUMBER = { type: 'number' }
const NUMBER_OR_NULL = { type: ['number', 'null'] }
const NUMBER_IF_ANY = { ...NUMBER, leftOut: true } as const
const TEXT_OR_NULL = { type: ['string', 'null'] }

/** 0/1. A missing value means no. */
export const flag = field(z.boolean(), FLAG, blankAs(false, asFlag), Number)
/** 0/1. A missing value means yes. */
export const flagOn = field(z.boolean(), FLAG, blankAs(true, asFlag), Number)
/** 1, or the key is left out. */
export const flagIfOn = field(
  z.boolean(),
  { type: 'integer', enum: [1], leftOut: true },
  blankAs(false, asFlag),
  (on) => (on ? 1 : undefined),
)
/** "1" in a string, or null. */
export const flagText = field(z.boolean(), { ...TEXT_OR_NULL, enum: ['1', null] }, blankAs(false, asFlag), (on) =>
  on ? '1' : null,
)
/** A real boolean. A missing value means no. */
export const boolean = field(z.boolean(), { type: 'boolean' }, blankAs(false, asFlag), same)
/** A real boolean. A missing value means yes. */
export const booleanOn = field(z.boolean(), { type: 'boolean' }, blankAs(true, asFlag), same)

/** Ids that are stored as int. */
export const id = field(z.int(), { type: 'integer' }, asNumber, same)
/** A number as text on the wire and as a number in the domain. */
export const numberText = field(z.number(), TEXT, asNumber, String)
/** A number of units. */
export const units = field(
  z.int().min(0).max(1_000_000),
  { type: 'integer', minimum: 0, maximum: 1_000_000 },
  asNumber,
  same,
)
export const numberOrZero = field(z.number(), NUMBER, blankAs(0, asNumber), same)
export const numberOrNull = field(z.number().nullable(), NUMBER_OR_NULL, blankAs(null, asNumber), same)
export const numberIfAny = field(z.number().nullable(), NUMBER_IF_ANY, blankAs(null, asNumber), orAbsent)

export const ById = z.object({ id: idInAddress })

/** Ids that are stored as bigint are strings on the wire. */
export const idText = field(z.string(), TEXT, asText, same)
export const textGiven = field(z.string(), TEXT, blankAs(undefined, asText), same)
export const text = field(z.string(), TEXT, blankAs('', asText), same)

export const typedOrNull = (max: number) =>
  field(z.string().max(max).nullable(), { ...TEXT_OR_NULL, maxLength: max }, blankAs(null, asText), same)
export const email = field(
  z.email().max(FIELD_LIMITS.email),
  { ...TEXT, format: 'email', maxLength: FIELD_LIMITS.email },
  (wire) => (typeof wire === 'string' ? wire.trim() : undefined),
  same,
)
/** Required in requests by other services; ours accept it and ignore it. */
export const ignored = field(z.string().max(1000), { ...TEXT, maxLength: 1000 }, blankAs('', asText), same)
export const textOrNull = field(z.string().nullable(), TEXT_OR_NULL, blankAs(null, asText), same)
export const textIfAny = field(z.string().nullable(), TEXT_IF_ANY, blankAs(null, asText), orAbsent)

/**
 * Merchants' HTML. Our services sanitise it before they store it; a client of other services has to sanitise it
 * before it is shown.
 */
export const html = field(
  z.custom<SafeHtml | null>(),
  { ...TEXT_OR_NULL, contentMediaType: 'text/html' },
  blankAs(null, (wire) => asText(wire) as SafeHtml | undefined),
  same,
)

/** A text, or an object that contains it under this key. */
export const textOrIn = (key: string) =>
  field(
    z.string().nullable(),
    TEXT_OR_NULL,
    (wire) => (typeof wire === 'object' ? (asText(valueAt(wire, key)) ?? null) : blankAs(null, asText)(wire)),
    same,
  )
const valueAt = (row: object | null, key: string): unknown => (row ? new Map(Object.entries(row)).get(key) : null)

/** Major units with a decimal point on the wire, hundredths in the domain. */
export const amount = field(z.int(), NUMBER, asAmount, toMajor)
export const amountOrNull = field(z.int().nullable(), NUMBER_OR_NULL, blankAs(null, asAmount), (value) =>
  value === null ? null : toMajor(value),
)
export const amountIfAny = field(z.int().nullable(), NUMBER_IF_ANY, blankAs(null, asAmount), (value) =>
  value === null ? undefined : toMajor(value),
)
export const amountOrZero = field(z.int(), NUMBER, blankAs(0, asAmount), toMajor)
/** Only a number is accepted. */
export const exactAmount = z.codec(z.number(), z.int(), { decode: toHundredths, encode: toMajor })
