import type { Product, ProductId } from '@store/core'
import { useShop, useShopMemory } from '@store/template-kit'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'

type Aisles = {
  readonly here: string | null
  readonly go: (category: string | null) => void
  readonly aisleOf: (product: ProductId) => string | null
  readonly note: (product: Pick<Product, 'id' | 'category'>) => void
}
const Context = createContext<Aisles>({ here: null, go: () => {}, aisleOf: () => null, note: () => {} })

const MOST = 200

type Noted = readonly (readonly [ProductId, string])[]
const read = (stored: unknown): Noted =>
  Array.isArray(stored)
    ? stored
        .filter((pair): pair is [ProductId, string] => Number.isSafeInteger(pair?.[0]) && typeof pair[1] === 'string')
        .slice(0, MOST)
    : []

/**
 * In which aisle the shopper stands, which the page says and the tree shows; and from which aisle things were taken, which
 * this browser remembers: a cart, and the server asked about it, know products but no aisles.
 */
export function AisleProvider({ children }: { readonly children: ReactNode }) {
  const [here, go] = useState<string | null>(null)
  const { value: noted, keep } = useShopMemory('aisles', read)
  const latest = useRef(noted)
  latest.current = noted
  const note = useCallback(
    ({ id, category }: Pick<Product, 'id' | 'category'>) => {
      if (!category) return
      latest.current = [[id, category.name] as const, ...latest.current.filter(([other]) => other !== id)].slice(
        0,
        MOST,
      )
      keep(latest.current)
    },
    [keep],
  )
  const aisles = useMemo(() => {
    const known = new Map(noted)
    return { here, go, note, aisleOf: (product: ProductId) => known.get(product) ?? null }
  }, [here, note, noted])
  return <Context.Provider value={aisles}>{children}</Context.Provider>
}

export const useAisle = (): string | null => useContext(Context).here

/** Which aisle a product was taken from, and the way to remember it when it goes into the basket. */
export const useNotedAisles = (): Pick<Aisles, 'aisleOf' | 'note'> => useContext(Context)

/** Said by a page that belongs to an aisle, for as long as it is shown. */
export function useInAisle(category: string | null): void {
  const { go } = useContext(Context)
  useEffect(() => {
    go(category)
    return () => go(null)
  }, [category, go])
}

const DISCS = 5

/** The colour of an aisle's discs: its place among the aisles picks one of five. */
export function useDisc(category: string | null | undefined): number {
  const { categories } = useShop()
  return (
    Math.max(
      0,
      categories.findIndex(({ name }) => name === category),
    ) % DISCS
  )
}
