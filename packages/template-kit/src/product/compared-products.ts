import type { Product } from '@store/core'
import { useEffect } from 'react'
import { useComparison } from './comparison.tsx'
import { type FreshProducts, useFreshProducts } from './fresh-products.ts'

/**
 * The products of the comparison, in their order: those just ticked at once, the others when the server has told of
 * them. Opening asks again for all: prices may have changed, and lists carry but the first facts of each.
 */
export function useComparedProducts(): {
  readonly products: readonly Product[]
  /** Whether the server has told everything of each. */
  readonly whole: boolean
  readonly asking: FreshProducts['asking']
} {
  const { ids, ticked, isOpen, remove } = useComparison()
  const { known, asking, gone } = useFreshProducts(isOpen ? ids : ids.filter((id) => !ticked.has(id)), isOpen)
  // What is gone is not compared.
  useEffect(() => {
    if (gone.length > 0) remove(...gone)
  }, [gone, remove])
  return {
    products: ids.flatMap((id) => known.get(id) ?? ticked.get(id) ?? []),
    whole: ids.every((id) => known.has(id)),
    asking,
  }
}
