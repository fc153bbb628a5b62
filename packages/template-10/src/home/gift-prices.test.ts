import fc from 'fast-check'
import { expect, test } from 'vitest'
import { giftPrices } from './gift-prices.ts'

test('are common round amounts', () => {
  const prices = [6900, 18500, 24900, 32000, 9800, 9800, 21500, 5400, 8900, 7500, 3900, 6200, 8400, 7900, 6800, 19500]
  expect(giftPrices(prices.map((price) => price * 100))).toEqual([750_000, 1_000_000, 3_000_000])
})

test('there are none if all prices are the same, or there are no products', () => {
  expect(giftPrices([])).toEqual([])
  expect(giftPrices([500, 500])).toEqual([])
})

test('each has products below and above it, and they ascend', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 10 }), { maxLength: 40 }), (prices) => {
      const budgets = giftPrices(prices)
      expect(budgets.length).toBeLessThanOrEqual(3)
      for (const [at, budget] of budgets.entries()) {
        expect(Number.isInteger(budget)).toBe(true)
        expect(budget).toBeGreaterThan(Math.min(...prices))
        expect(budget).toBeLessThan(Math.max(...prices))
        if (at > 0) expect(budget).toBeGreaterThan(budgets[at - 1] ?? 0)
      }
    }),
  )
})
