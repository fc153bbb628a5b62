import fc from 'fast-check'

/** The parts of the domain's values. */

export const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
export const amount = fc.integer({ min: 0, max: 10 ** 13 })
export const count = fc.nat({ max: 100_000 })
/** Blank text is null everywhere in the domain. */
export const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((any) => any.trim() !== '')
export const orNull = <T>(any: fc.Arbitrary<T>) => fc.option(any, { nil: null })
export const textOrNull = orNull(text)
export const list = <T>(any: fc.Arbitrary<T>) => fc.array(any, { maxLength: 4 })

export const days = fc.nat({ max: 99 }).chain((from) => fc.nat({ max: 99 }).map((more) => ({ from, to: from + more })))
