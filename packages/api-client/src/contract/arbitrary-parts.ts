import { INVOICE_LIMITS } from '@store/core'
import fc from 'fast-check'

/** The parts of the domain's values. */

export const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
export const amount = fc.integer({ min: 0, max: 10 ** 13 })
export const count = fc.nat({ max: 100_000 })
/** The shortest limit of a text that is sent, in UTF-16 units, of which a grapheme may have several. */
const SHORTEST_LIMIT = Math.min(...Object.values(INVOICE_LIMITS))
/** Blank text is null everywhere in the domain. */
export const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: SHORTEST_LIMIT })
  .filter((any) => any.length <= SHORTEST_LIMIT && any.trim() !== '')
export const orNull = <T>(any: fc.Arbitrary<T>) => fc.option(any, { nil: null })
export const textOrNull = orNull(text)
export const list = <T>(any: fc.Arbitrary<T>) => fc.array(any, { maxLength: 4 })

export const days = fc.nat({ max: 99 }).chain((from) => fc.nat({ max: 99 }).map((more) => ({ from, to: from + more })))
