import type { Product, ProductId } from '@store/core'
import { useEffect, useRef, useState } from 'react'
import { useHost } from '../host.tsx'

export type FreshProducts = {
  /** All products fetched so far, also those that are no longer in `ids`. */
  readonly known: ReadonlyMap<ProductId, Product>
  /** `failed`: the server could not be reached. */
  readonly asking: 'idle' | 'asking' | 'failed'
  /** Ids of the last request that the shop no longer has. */
  readonly missing: readonly ProductId[]
}

/**
 * Fetches current products with all photos and facts, of which lists have only the first. When `occasion` changes, all are
 * fetched again.
 */
export function useFreshProducts(ids: readonly ProductId[], occasion?: unknown): FreshProducts {
  const { askCart } = useHost()
  const ask = useRef(askCart)
  ask.current = askCart
  const [fresh, setFresh] = useState<FreshProducts>({ known: new Map(), asking: 'idle', missing: [] })
  const answered = useRef({ occasion, ids: new Set<ProductId>() })
  const idsText = ids.join()
  useEffect(() => {
    if (answered.current.occasion !== occasion) answered.current = { occasion, ids: new Set() }
    const loaded = answered.current.ids
    const requested = idsText === '' ? [] : idsText.split(',').map(Number)
    const missing = requested.filter((id) => !loaded.has(id))
    setFresh(({ known }) => ({ known, asking: missing.length > 0 ? 'asking' : 'idle', missing: [] }))
    if (missing.length === 0) return
    const abort = new AbortController()
    ask.current(missing, abort.signal).then(
      ({ products }) => {
        if (abort.signal.aborted) return
        for (const id of missing) loaded.add(id)
        const found = new Map(products.filter(({ id }) => missing.includes(id)).map((product) => [product.id, product]))
        setFresh(({ known }) => ({
          known: new Map([...known, ...found]),
          asking: 'idle',
          missing: missing.filter((id) => !found.has(id)),
        }))
      },
      () => !abort.signal.aborted && setFresh((before) => ({ ...before, asking: 'failed' })),
    )
    return () => abort.abort()
  }, [idsText, occasion])
  return fresh
}
