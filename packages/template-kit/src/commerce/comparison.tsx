import type { Product, ProductId } from '@store/core'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useHost } from '../host.tsx'
import { useShopMemory } from '../shop-memory.ts'

/** More than anybody can look at beside each other. */
const MOST = 4

export type Comparison = {
  /** False until the browser has looked into its memory. */
  readonly ready: boolean
  /** What was chosen, in that order; kept per shop. */
  readonly ids: readonly ProductId[]
  /** Those of them that are known already. */
  readonly products: readonly Product[]
  /** `failed`: the server could not be asked for the others. */
  readonly asking: 'idle' | 'asking' | 'failed'
  readonly has: (id: ProductId) => boolean
  /** Takes it in or out. `full`: there are `limit` already, and it is not among them. */
  readonly toggle: (product: Product, limit?: number) => 'added' | 'removed' | 'full'
  readonly remove: (id: ProductId) => void
  readonly clear: () => void
  /** Whether the products are being looked at side by side. Opening asks the server again: prices may have changed. */
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

/** Products a visitor wants to see side by side: ticked anywhere in the shop, kept in the browser by their ids alone. */
export function ComparisonProvider(props: { readonly children: ReactNode }) {
  const { askCart } = useHost()
  const ask = useRef(askCart)
  ask.current = askCart
  const { value: ids, keep, ready } = useShopMemory('compare', idsFrom)
  const [known, setKnown] = useState<ReadonlyMap<ProductId, Product>>(new Map())
  const [asking, setAsking] = useState<Comparison['asking']>('idle')
  const [isOpen, setOpen] = useState(false)

  const idsText = ids.join()
  const wanting = ids.some((id) => !known.has(id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening asks again
  useEffect(() => {
    if (idsText === '' || !(wanting || isOpen)) return setAsking('idle')
    const abort = new AbortController()
    const asked = idsText.split(',').map(Number)
    setAsking('asking')
    ask.current(asked, abort.signal).then(
      ({ products }) => {
        if (abort.signal.aborted) return
        const found = new Map(products.filter(({ id }) => asked.includes(id)).map((product) => [product.id, product]))
        setKnown(found)
        setAsking('idle')
        // What is gone is not compared.
        if (found.size < asked.length) keep(asked.filter((id) => found.has(id)))
      },
      () => !abort.signal.aborted && setAsking('failed'),
    )
    return () => abort.abort()
  }, [idsText, wanting, isOpen])

  const toggle = useCallback<Comparison['toggle']>(
    (product, limit = MOST) => {
      if (ids.includes(product.id)) {
        keep(ids.filter((id) => id !== product.id))
        return 'removed'
      }
      if (ids.length >= limit) return 'full'
      setKnown((before) => new Map(before).set(product.id, product))
      keep([...ids, product.id])
      return 'added'
    },
    [ids, keep],
  )

  const comparison = useMemo<Comparison>(
    () => ({
      ready,
      ids,
      products: ids.flatMap((id) => known.get(id) ?? []),
      asking,
      has: (id) => ids.includes(id),
      toggle,
      remove: (id) => keep(ids.filter((other) => other !== id)),
      clear: () => {
        keep([])
        setOpen(false)
      },
      isOpen,
      open: () => setOpen(true),
      close: () => setOpen(false),
    }),
    [ready, ids, known, asking, toggle, keep, isOpen],
  )
  return <Context.Provider value={comparison}>{props.children}</Context.Provider>
}

function idsFrom(stored: unknown): readonly ProductId[] {
  if (!Array.isArray(stored)) return []
  const ids = stored.filter((id): id is ProductId => Number.isSafeInteger(id) && id > 0)
  return [...new Set(ids)].slice(0, MOST)
}
