import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mastheadFor } from './masthead.ts'

test('a short name has one row, and is set as if it had at least five letters', () => {
  expect(mastheadFor('Alborada').rows).toEqual(['Alborada'])
  expect(mastheadFor('Lía').chars).toBe(5)
})

test('a name of more than 14 characters is split at a space into two rows of similar length', () => {
  expect(mastheadFor('Casa de Modas Villanueva').rows).toEqual(['Casa de Modas', 'Villanueva'])
  expect(mastheadFor('Confeccionesdelvalle').rows).toEqual(['Confeccionesdelvalle'])
})

test('capitals and wide letters count for more, so that names with them are set smaller', () => {
  expect(mastheadFor('MERCADO').chars).toBeGreaterThan(mastheadFor('Mercado').chars)
  expect(mastheadFor('Alborada').chars).toBeCloseTo(7.7, 0)
})

test('the rows have all letters of the name, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (name) => {
      const { rows, chars } = mastheadFor(name)
      expect(rows.join('').replace(/\s/g, '')).toBe(name.replace(/\s/g, ''))
      expect(chars).toBeGreaterThanOrEqual(5)
      expect(rows.length).toBeLessThanOrEqual(2)
    }),
  )
})
