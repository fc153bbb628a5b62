import { lineKey, type OrderLine } from '@store/core'
import { useCart } from '@store/template-kit'
import { useEffect } from 'react'

const PLACED = 'placed'

/**
 * Right after an order, its lines are removed from the cart; other lines stay. Once, not on a later visit.
 *
 * @param isBeside the purchase was made with "buy now", so that equal lines of the cart stay
 */
export function useForgetOrdered(ordered: readonly OrderLine[], isBeside: boolean) {
  const { ready, lines, remove, clear } = useCart()
  useEffect(() => {
    const url = new URL(location.href)
    if (!ready || !url.searchParams.has(PLACED)) return
    const keys = ordered.map(lineKey)
    const left = isBeside ? [] : keys.filter((key) => lines.some((line) => lineKey(line) === key))
    if (left.length === 0) {
      // Only now: with the address changed first, leaving at once would keep the lines.
      url.searchParams.delete(PLACED)
      history.replaceState(history.state, '', url)
    } else if (left.length === lines.length) clear()
    else for (const key of left) remove(key)
  }, [isBeside, ready, lines, ordered, remove, clear])
}
