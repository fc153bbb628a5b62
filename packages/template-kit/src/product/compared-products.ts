import type { Product } from '@store/core'
import { useEffect } from 'react'
import { useComparison } from './comparison.tsx'
import { type FreshProducts, useFreshProducts } from './fresh-products.ts'

/**
 * The products of the comparison, in order. Those selected on this page are available at once, the others when the server
 * has answered. Opening the comparison fetches all of them again: prices may have changed, and lists have only some facts.
 */
export function useComparedProducts(): {
  readonly products: readonly Product[]
  /** Whether all facts of all products are loaded. */
  readonly whole: boolean
  readonly asking: FreshProducts['asking']
} {
  const { ids, ticked, isOpen, remove } = useComparison()
  const { known, asking, missing } = useFreshProducts(isOpen ? ids : ids.filter((id) => !ticked.has(id)), isOpen)
  // Products that the shop no longer has are removed from the comparison.
  useEffect(() => {
    if (missing.length > 0) remove(...missing)
  }, [missing, remove])
  return {
    products: ids.flatMap((id) => known.get(id) ?? ticked.get(id) ?? []),
    whole: ids.every((id) => known.has(id)),
    asking,
  }
}
