import type { CatalogQuery, Product } from '@store/core'
import { usePaths, useSettings, useShop, useShopMemory } from '@store/template-kit'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Settings } from '../settings.ts'
import { type Age, agesOf } from './ages.ts'

type AgeState = {
  /** The ages to choose from. Empty if the shop has no tag for ages, or the merchant has switched the dial off. */
  readonly ages: readonly Age[]
  /** The chosen age, remembered by this browser for this shop; null: all. */
  readonly age: Age | null
  readonly choose: (id: number | null) => void
}

const Context = createContext<AgeState>({ ages: [], age: null, choose: () => {} })

/** Returns the chosen age. Null on the server, whose pages show all products. */
export const useAge = (): AgeState => useContext(Context)

export function AgeProvider({ children }: { readonly children: ReactNode }) {
  const { tags } = useShop().shop
  const { dial } = useSettings<Settings>()
  const { value, keep } = useShopMemory('age', (stored) => (typeof stored === 'number' ? stored : null))
  const state = useMemo(() => {
    const ages = dial ? agesOf(tags) : []
    return { ages, age: ages.find(({ id }) => id === value) ?? null, choose: keep }
  }, [dial, tags, value, keep])
  return <Context.Provider value={state}>{children}</Context.Provider>
}

/** Builds addresses of product lists, with the chosen age as `tag` unless `change` has another tag. */
export function useCatalogHref(): (change?: Partial<CatalogQuery>) => string {
  const paths = usePaths()
  const { age } = useAge()
  return (change = {}) => paths.catalog({ tag: age?.id ?? null, ...change })
}

/** Whether a product is for the chosen age. A product without an age matches every age. */
export function useMatchesAge(): (product: Pick<Product, 'tagValues'>) => boolean {
  const { ages, age } = useAge()
  return ({ tagValues }) => !age || tagValues.includes(age.id) || !ages.some(({ id }) => tagValues.includes(id))
}
