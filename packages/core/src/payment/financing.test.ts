import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { financingFor } from './financing.ts'

const limits = { min: 5_000_000, max: 200_000_000, instalments: 3 }

test.each([
  ['within the limits', 28_990_000, limits, { count: 3, each: 9_663_334 }],
  ['the least that is lent', 5_000_000, limits, { count: 3, each: 1_666_667 }],
  ['the most that is lent', 200_000_000, limits, { count: 3, each: 66_666_667 }],
  ['too little', 4_999_999, limits, null],
  ['too much', 200_000_001, limits, null],
  ['nothing', 0, { ...limits, min: 0 }, null],
  ['limits that let nothing through', 28_990_000, { ...limits, min: 3, max: 2 }, null],
  ['instalments that are not told', 28_990_000, { ...limits, instalments: null }, { count: null }],
  ['a single instalment, which is none', 28_990_000, { ...limits, instalments: 1 }, { count: null }],
])('%s (I2)', (_, amount, given, expected) => {
  expect(financingFor(given, amount)).toEqual(expected)
})

test('the instalments pay the amount, and less than a cent each beyond it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 13 }), fc.integer({ min: 2, max: 60 }), (amount, instalments) => {
      const financing = financingFor({ min: 1, max: 10 ** 13, instalments }, amount)
      if (!financing || financing.count === null) throw new Error('not lent')
      const paid = financing.each * financing.count
      expect(paid).toBeGreaterThanOrEqual(amount)
      expect(paid - amount).toBeLessThan(instalments)
    }),
  )
})
