import * as z from 'zod'
import { field } from './wire.ts'

/**
 * Ready-made fields of every call: values of paths and queries, and texts in requests. `…IfAny`: null, a blank or an
 * absent key is null, and null is written by leaving the key out. Those of the prescribed calls are in `legacy/fields.ts`.
 */

export type FieldReader<Value> = (wire: unknown) => Value | undefined

export const isBlank = (wire: unknown): boolean =>
  wire === null || wire === undefined || (typeof wire === 'string' && wire.trim() === '')

export const blankAs =
  <Value, Blank>(blank: Blank, read: FieldReader<Value>): FieldReader<Value | Blank> =>
  (wire) =>
    isBlank(wire) ? blank : read(wire)

export const asText: FieldReader<string> = (wire) =>
  typeof wire === 'string' ? wire : typeof wire === 'number' ? String(wire) : undefined

export const same = <Value>(value: Value): Value => value
export const orAbsent = (value: unknown) => value ?? undefined

export const TEXT = { type: 'string' }
export const TEXT_IF_ANY = { ...TEXT, leftOut: true } as const
/** Positive whole numbers in a path or query, where every value is text. */
const asId: FieldReader<number> = (wire) =>
  typeof wire !== 'object' && /^[1-9]\d{0,14}$/.test(String(wire)) ? Number(wire) : undefined
export const idInAddress = field(z.int().positive(), { type: 'integer', minimum: 1 }, asId, same)
export const idInAddressIfAny = field(
  z.int().positive().nullable(),
  { type: 'integer', minimum: 1, leftOut: true },
  blankAs(null, asId),
  orAbsent,
)
/** A count in a path or query, up to a maximum. */
export const countInAddress = (max: number) =>
  field(
    z.int().min(0).max(max),
    { type: 'integer', minimum: 0, maximum: max },
    (wire) => (typeof wire !== 'object' && /^\d{1,15}$/.test(String(wire)) ? Number(wire) : undefined),
    same,
  )
/** A text in a request, at most `max` UTF-16 units; without `…IfAny` it may not be blank. */
export const typed = (max: number) =>
  field(z.string().max(max), { ...TEXT, minLength: 1, maxLength: max }, blankAs(undefined, asText), same)
export const typedIfAny = (max: number) =>
  field(z.string().max(max).nullable(), { ...TEXT_IF_ANY, maxLength: max }, blankAs(null, asText), orAbsent)
