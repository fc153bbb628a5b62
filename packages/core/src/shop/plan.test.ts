import { expect, test } from 'vitest'
import { limitState, MOST_OF_LIMITS, mostOf, NO_OWN_FIGURES, PLAN_IDS, PLANS, SHOP_LIMITS } from './plan.ts'

test.each([
  [0, 10, 'fine'],
  [7, 10, 'fine'],
  [8, 10, 'near'],
  [9, 10, 'near'],
  [10, 10, 'full'],
  [11, 10, 'full'],
  [0, 0, 'full'],
  [20_000, 25_000, 'near'],
  [19_999, 25_000, 'fine'],
] as const)('%i of %i is %s', (used, most, state) => {
  expect(limitState(used, most)).toBe(state)
})

test('a figure of its own counts instead of the plan’s, also where it is smaller', () => {
  expect(mostOf('people', 'start')).toBe(PLANS.start.people)
  expect(mostOf('people', 'start', { ...NO_OWN_FIGURES, people: 2 })).toBe(2)
  expect(mostOf('products', 'start', { ...NO_OWN_FIGURES, people: 2 })).toBe(PLANS.start.products)
})

test('every plan has more than the one before, and none more than any shop may have', () => {
  for (const limit of SHOP_LIMITS) {
    const figures = PLAN_IDS.map((plan) => PLANS[plan][limit])
    expect(figures).toEqual(figures.toSorted((one, other) => one - other))
    expect(figures.at(-1)).toBeLessThanOrEqual(MOST_OF_LIMITS[limit])
  }
})
