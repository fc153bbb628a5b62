import type { Order, ProductId } from '@store/core'
import { useShopMemory } from '@store/template-kit'
import { useEffect } from 'react'

const MAX = 12

const read = (stored: unknown): readonly ProductId[] =>
  Array.isArray(stored) ? stored.filter((id): id is ProductId => Number.isSafeInteger(id)).slice(0, MAX) : []

/** Products bought in this browser, newest first. */
export const useBought = () => useShopMemory('bought', read)

/** Remembers the products of an order, in front of those remembered before. */
export function useRememberBought({ lines, status }: Pick<Order, 'lines' | 'status'>): void {
  const { value, keep, ready } = useBought()
  const ids = lines.map(({ productId }) => productId)
  const next = [...new Set([...ids, ...value])].slice(0, MAX)
  const isChanged = ready && status !== 'cancelled' && next.join() !== value.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order, after the stored value has been read
  useEffect(() => {
    if (isChanged) keep(next)
  }, [isChanged])
}
