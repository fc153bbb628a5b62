import type { NextStep } from '@store/core'
import { expect, it, vi } from 'vitest'
import { readWaiting } from './waiting.ts'

/** The API's list of these orders, newest first, with pages of this size. */
const listOf = (orders: readonly NextStep[], most: number) =>
  vi.fn(async (steps: readonly NextStep[]) => {
    const found = orders.map((next, number) => ({ next, number })).filter(({ next }) => steps.includes(next))
    return { items: found.slice(0, most), next: found.length > most ? 'more' : null }
  })

it('is one list, where that has all', async () => {
  const ordersWith = listOf(['pack', 'confirm', 'giveUp'], 3)
  const { pack, confirm, chat } = await readWaiting(ordersWith)
  expect(ordersWith).toHaveBeenCalledTimes(1)
  expect([pack, confirm, chat].map(({ items }) => items.map(({ number }) => number))).toEqual([[0], [1, 2], []])
})

it('is who waits for an answer too, where many newer ones are to be packed', async () => {
  const { pack, confirm, transfers } = await readWaiting(
    listOf(['pack', 'pack', 'pack', 'pack', 'confirm', 'checkTransfer'], 3),
  )
  expect([pack.items.length, pack.next]).toEqual([3, 'more'])
  expect([confirm, transfers].map(({ items, next }) => [items.map(({ number }) => number), next])).toEqual([
    [[4], null],
    [[5], null],
  ])
})
