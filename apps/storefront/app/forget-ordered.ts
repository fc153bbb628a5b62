import { lineKey, type OrderLine } from '@store/core'
import { endPurchase, useCart, useShop } from '@store/template-kit'
import { useEffect } from 'react'

const PLACED = 'placed'

/**
 * Right after an order what was ordered leaves the cart; what came into it otherwise stays. What was bought beside the
 * cart was never in it. Once, not on a later visit.
 */
export function useForgetOrdered(ordered: readonly OrderLine[]) {
  const { shop } = useShop()
  const { ready, lines, remove, clear } = useCart()
  useEffect(() => {
    const url = new URL(location.href)
    if (!ready || !url.searchParams.has(PLACED)) return
    url.searchParams.delete(PLACED)
    history.replaceState(history.state, '', url)
    if (endPurchase(shop.id)) return
    const keys = ordered.map(lineKey)
    const rest = lines.filter((line) => !keys.includes(lineKey(line)))
    if (rest.length === 0) return clear()
    for (const key of keys) remove(key)
  }, [shop.id, ready, lines, ordered, remove, clear])
}
