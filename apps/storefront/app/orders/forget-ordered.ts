import { lineKey, type OrderLine } from '@store/core'
import { useCart } from '@store/template-kit'
import { useEffect } from 'react'

const PLACED = 'placed'

/**
 * Right after an order what was ordered leaves the cart; what came into it otherwise stays. Once, not on a later visit.
 *
 * @param isBeside it was bought beside the cart, which may hold the same
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
