import { expect, it } from 'vitest'
import { urgentOf } from './urgent.ts'

const order = (number: number, next: 'confirm' | 'pack', placedAt: string, heldUntil: string | null = null) => ({
  ...{ number, next, placedAt, heldUntil },
})

it('is whose time ends first, then who has waited longest, and never more than two', () => {
  const numbers = urgentOf(
    [
      order(5, 'confirm', '2026-11-05'),
      order(4, 'confirm', '2026-11-04', '2026-11-09'),
      order(3, 'pack', '2026-11-01'),
      order(2, 'confirm', '2026-11-02'),
      order(1, 'confirm', '2026-11-06', '2026-11-08'),
    ],
    ['confirm', 'giveUp'],
  ).map(({ number }) => number)
  expect(numbers).toEqual([1, 4])
})

it('is who has waited longest where nothing is reserved', () => {
  const orders = [
    order(3, 'confirm', '2026-11-03'),
    order(1, 'confirm', '2026-11-01'),
    order(2, 'confirm', '2026-11-02'),
  ]
  expect(urgentOf(orders, ['confirm']).map(({ number }) => number)).toEqual([1, 2])
  expect(urgentOf(orders, ['pack'])).toEqual([])
})
