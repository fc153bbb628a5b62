import { expect, it } from 'vitest'
import { urgentOf } from './urgent.ts'

const order = (number: number, placedAt: string, heldUntil: string | null = null) => ({ number, placedAt, heldUntil })

it('is whose time ends first, then who has waited longest, and never more than two', () => {
  const numbers = urgentOf([
    order(5, '2026-11-05'),
    order(4, '2026-11-04', '2026-11-09'),
    order(2, '2026-11-02'),
    order(1, '2026-11-06', '2026-11-08'),
  ]).map(({ number }) => number)
  expect(numbers).toEqual([1, 4])
})

it('is who has waited longest where nothing is reserved', () => {
  const orders = [order(3, '2026-11-03'), order(1, '2026-11-01'), order(2, '2026-11-02')]
  expect(urgentOf(orders).map(({ number }) => number)).toEqual([1, 2])
  expect(urgentOf([])).toEqual([])
})
