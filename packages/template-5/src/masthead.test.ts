import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mastheadFor } from './masthead.ts'

test('a short name stands on one row, and is never set larger than five letters would be', () => {
  expect(mastheadFor('Alborada').rows).toEqual(['Alborada'])
  expect(mastheadFor('Lía').chars).toBe(5)
})

test('a name of more than 14 characters breaks into two rows of like length, at a space', () => {
  expect(mastheadFor('Casa de Modas Villanueva').rows).toEqual(['Casa de Modas', 'Villanueva'])
  expect(mastheadFor('Confeccionesdelvalle').rows).toEqual(['Confeccionesdelvalle'])
})

test('capitals and wide letters count for more, so that they are set smaller and fit', () => {
  expect(mastheadFor('MERCADO').chars).toBeGreaterThan(mastheadFor('Mercado').chars)
  expect(mastheadFor('Alborada').chars).toBeCloseTo(7.7, 0)
})

test('whatever the name, its letters are all there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (name) => {
      const { rows, chars } = mastheadFor(name)
      expect(rows.join('').replace(/\s/g, '')).toBe(name.replace(/\s/g, ''))
      expect(chars).toBeGreaterThanOrEqual(5)
      expect(rows.length).toBeLessThanOrEqual(2)
    }),
  )
})
