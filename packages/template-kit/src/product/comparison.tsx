import type { Product, ProductId } from '@store/core'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useShopMemory } from '../shop-memory.ts'

/** Products that can be compared at most. */
const MAX_PRODUCTS = 4

export type Comparison = {
  /** False until the browser has read its storage. */
  readonly ready: boolean
  /** The selected products, in the order of selection; stored per shop. */
  readonly ids: readonly ProductId[]
  /** Those selected since the page was loaded, with the data of its lists. `useComparedProducts` has all. */
  readonly ticked: ReadonlyMap<ProductId, Product>
  readonly has: (id: ProductId) => boolean
  /** Adds or removes a product. `full`: it is not selected, and `limit` others are. */
  readonly toggle: (product: Product, limit?: number) => 'added' | 'removed' | 'full'
  readonly remove: (...missing: readonly ProductId[]) => void
  readonly clear: () => void
  /** Whether the comparison is shown. */
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

const Context = createContext<Comparison | null>(null)

export function useComparison(): Comparison {
  const comparison = useContext(Context)
  if (!comparison) throw new Error('useComparison needs a ComparisonProvider around it')
  return comparison
}

/** Provides the products that a visitor compares. They can be selected anywhere in the shop; the browser stores only their ids. */
export function ComparisonProvider(props: { readonly children: ReactNode }) {
  const { value: ids, keep, ready } = useShopMemory('compare', idsFrom)
  const [ticked, setTicked] = useState<ReadonlyMap<ProductId, Product>>(new Map())
  const [isOpen, setOpen] = useState(false)

  const toggle = useCallback<Comparison['toggle']>(
    (product, limit = MAX_PRODUCTS) => {
      if (ids.includes(product.id)) {
        keep(ids.filter((id) => id !== product.id))
        return 'removed'
      }
      if (ids.length >= limit) return 'full'
      setTicked((before) => new Map(before).set(product.id, product))
      keep([...ids, product.id])
      return 'added'
    },
    [ids, keep],
  )

  const remove = useCallback<Comparison['remove']>(
    (...missing) => keep(ids.filter((id) => !missing.includes(id))),
    [ids, keep],
  )

  const comparison = useMemo<Comparison>(
    () => ({
      ready,
      ids,
      ticked,
      has: (id) => ids.includes(id),
      toggle,
      remove,
      clear: () => {
        keep([])
        setOpen(false)
      },
      isOpen,
      open: () => setOpen(true),
      close: () => setOpen(false),
    }),
    [ready, ids, ticked, toggle, remove, keep, isOpen],
  )
  return <Context.Provider value={comparison}>{props.children}</Context.Provider>
}

function idsFrom(stored: unknown): readonly ProductId[] {
  if (!Array.isArray(stored)) return []
  const ids = stored.filter((id): id is ProductId => Number.isSafeInteger(id) && id > 0)
  return [...new Set(ids)].slice(0, MAX_PRODUCTS)
}
