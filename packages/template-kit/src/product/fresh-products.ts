import type { Product, ProductId } from '@store/core'
import { useEffect, useRef, useState } from 'react'
import { useHost } from '../host.tsx'

export type FreshProducts = {
  /** What the server has said so far, also of products no longer asked for. */
  readonly known: ReadonlyMap<ProductId, Product>
  /** `failed`: it could not be asked. */
  readonly asking: 'idle' | 'asking' | 'failed'
  /** Of those asked for last, the ones that the shop no longer has. */
  readonly gone: readonly ProductId[]
}

/**
 * Products whole, and as they are now: lists carry but the first of their photos and facts. `occasion`: when it changes,
 * the server is asked again.
 */
export function useFreshProducts(ids: readonly ProductId[], occasion?: unknown): FreshProducts {
  const { askCart } = useHost()
  const ask = useRef(askCart)
  ask.current = askCart
  const [fresh, setFresh] = useState<FreshProducts>({ known: new Map(), asking: 'idle', gone: [] })
  const answered = useRef({ occasion, ids: new Set<ProductId>() })
  const idsText = ids.join()
  useEffect(() => {
    if (answered.current.occasion !== occasion) answered.current = { occasion, ids: new Set() }
    const already = answered.current.ids
    const wanted = idsText === '' ? [] : idsText.split(',').map(Number)
    const asked = wanted.filter((id) => !already.has(id))
    setFresh(({ known }) => ({ known, asking: asked.length > 0 ? 'asking' : 'idle', gone: [] }))
    if (asked.length === 0) return
    const abort = new AbortController()
    ask.current(asked, abort.signal).then(
      ({ products }) => {
        if (abort.signal.aborted) return
        for (const id of asked) already.add(id)
        const found = new Map(products.filter(({ id }) => asked.includes(id)).map((product) => [product.id, product]))
        setFresh(({ known }) => ({
          known: new Map([...known, ...found]),
          asking: 'idle',
          gone: asked.filter((id) => !found.has(id)),
        }))
      },
      () => !abort.signal.aborted && setFresh((before) => ({ ...before, asking: 'failed' })),
    )
    return () => abort.abort()
  }, [idsText, occasion])
  return fresh
}
