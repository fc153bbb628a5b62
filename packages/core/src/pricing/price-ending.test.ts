import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedPrice, offeredPrice, PRICE_ENDINGS, withEnding } from './price-ending.ts'

const PESO = 100
const CENT = 1

test.each([
  [128_937_00, 'exact', PESO, 128_937_00],
  [128_937_00, 'round', PESO, 128_900_00],
  [128_950_00, 'round', PESO, 129_000_00],
  [128_937_00, 'ninety', PESO, 128_900_00],
  [128_300_00, 'ninety', PESO, 127_900_00],
  [128_937_00, 'ninetyNine', PESO, 128_990_00],
  [300_00, 'ninety', PESO, 300_00],
  [12_34, 'round', CENT, 12_00],
  [12_34, 'ninety', CENT, 11_90],
  [12_40, 'ninety', CENT, 12_90],
  [12_60, 'ninetyNine', CENT, 12_99],
  [30, 'ninetyNine', CENT, 30],
] as const)('%i with the ending %s, of units of %i, is %i', (amount, ending, unit, expected) => {
  expect(withEnding(amount, ending, unit)).toBe(expected)
})

test('prices are raised and lowered, and never become nothing', () => {
  expect(movedPrice(119_900_00, { kind: 'percent', percent: 8 }, 'ninety', PESO)).toBe(129_900_00)
  expect(movedPrice(119_900_00, { kind: 'amount', amount: -20_000_00 }, 'exact', PESO)).toBe(99_900_00)
  expect(movedPrice(5_000_00, { kind: 'amount', amount: -20_000_00 }, 'exact', PESO)).toBe(PESO)
  expect(movedPrice(0, { kind: 'percent', percent: 8 }, 'round', PESO)).toBe(0)
  expect(offeredPrice(1_900_00, 5, 'ninety', PESO)).toBe(1_805_00)
})

test('whatever the change, a price stays a price that shoppers can read', () => {
  const price = fc.integer({ min: 1, max: 1_000_000_000_00 })
  const move = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: -99, max: 500 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }) }),
  )
  fc.assert(
    fc.property(price, move, fc.constantFrom(...PRICE_ENDINGS), fc.constantFrom(1, 100), (from, by, ending, unit) => {
      const to = movedPrice(from, by, ending, unit)
      expect(to).toBeGreaterThanOrEqual(unit)
      expect(to % unit).toBe(0)
      expect(withEnding(to, ending, unit)).toBe(to)
    }),
  )
})
