import type { Product, ProductId } from '@store/core'
import { useShop, useShopMemory } from '@store/template-kit'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'

type CategoryList = {
  readonly here: string | null
  readonly go: (category: string | null) => void
  readonly categoryOf: (product: ProductId) => string | null
  readonly note: (product: Pick<Product, 'id' | 'category'>) => void
}
const Context = createContext<CategoryList>({ here: null, go: () => {}, categoryOf: () => null, note: () => {} })

const MAX = 200

type ProductCategories = readonly (readonly [ProductId, string])[]
const read = (stored: unknown): ProductCategories =>
  Array.isArray(stored)
    ? stored
        .filter((pair): pair is [ProductId, string] => Number.isSafeInteger(pair?.[0]) && typeof pair[1] === 'string')
        .slice(0, MAX)
    : []

/**
 * Provides the category of the current page, which the list of categories highlights, and the category each product was
 * added from: this browser remembers it, because lines of a cart have no category.
 */
export function CategoryProvider({ children }: { readonly children: ReactNode }) {
  const [here, go] = useState<string | null>(null)
  const { value: noted, keep } = useShopMemory('aisles', read)
  const latest = useRef(noted)
  latest.current = noted
  const note = useCallback(
    ({ id, category }: Pick<Product, 'id' | 'category'>) => {
      if (!category) return
      latest.current = [[id, category.name] as const, ...latest.current.filter(([other]) => other !== id)].slice(0, MAX)
      keep(latest.current)
    },
    [keep],
  )
  const aisles = useMemo(() => {
    const known = new Map(noted)
    return { here, go, note, categoryOf: (product: ProductId) => known.get(product) ?? null }
  }, [here, note, noted])
  return <Context.Provider value={aisles}>{children}</Context.Provider>
}

export const useCurrentCategory = (): string | null => useContext(Context).here

/**
 * `categoryOf`: the category a product was added from. `note`: remembers it, called when the product goes into the cart.
 */
export const useRememberedCategories = (): Pick<CategoryList, 'categoryOf' | 'note'> => useContext(Context)

/** Sets the category of the page for as long as the calling component is mounted. */
export function useSetCategory(category: string | null): void {
  const { go } = useContext(Context)
  useEffect(() => {
    go(category)
    return () => go(null)
  }, [category, go])
}

const DISCS = 5

/** The colour of a category's discs, 0 to 4: its index among the categories, modulo five. */
export function useDisc(category: string | null | undefined): number {
  const { categories } = useShop()
  return (
    Math.max(
      0,
      categories.findIndex(({ name }) => name === category),
    ) % DISCS
  )
}
