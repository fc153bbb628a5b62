import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceSteps } from './price-steps.ts'

test('"up to" offers round amounts between the lowest and the highest price', () => {
  expect(priceSteps(2600, 19000, null)).toEqual([7500, 10000, 15000])
  expect(priceSteps(26_000_00, 190_000_00, null)).toEqual([75_000_00, 100_000_00, 150_000_00])
})

test('the chosen amount is offered too', () => {
  expect(priceSteps(2600, 19000, 12300)).toContain(12300)
  expect(priceSteps(null, null, 5000)).toEqual([5000])
})

test('nothing is offered where it would leave no choice', () => {
  expect(priceSteps(null, null, null)).toEqual([])
  expect(priceSteps(5000, 5000, null)).toEqual([])
  expect(priceSteps(0, 9000, null)).toEqual([])
})

test('steps ascend, are whole hundredths, and each includes a product and excludes one', () => {
  const amounts = fc.integer({ min: 1, max: 10_000_000_000 })
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)]
      const steps = priceSteps(least, most, null)
      expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b))
      for (const step of steps) {
        expect(Number.isInteger(step)).toBe(true)
        expect(step).toBeGreaterThanOrEqual(least)
        expect(step).toBeLessThan(most)
      }
    }),
  )
})
