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
    url.searchParams.delete(PLACED)
    history.replaceState(history.state, '', url)
    if (isBeside) return
    const keys = ordered.map(lineKey)
    const rest = lines.filter((line) => !keys.includes(lineKey(line)))
    if (rest.length === 0) return clear()
    for (const key of keys) remove(key)
  }, [isBeside, ready, lines, ordered, remove, clear])
}
