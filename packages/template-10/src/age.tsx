import type { CatalogQuery, Product } from '@store/core'
import { usePaths, useSettings, useShop, useShopMemory } from '@store/template-kit'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Age, agesOf } from './ages.ts'
import type { Settings } from './settings.ts'

type AgeState = {
  /** What there is to choose; none where the shop says nothing of ages, or its merchant wants no dial. */
  readonly ages: readonly Age[]
  /** The one chosen, remembered in this browser for this shop; null: all. */
  readonly age: Age | null
  readonly choose: (id: number | null) => void
}

const Context = createContext<AgeState>({ ages: [], age: null, choose: () => {} })

/** The age that the whole shop is looked at with. A server knows of none: its pages show everything. */
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

/** Addresses of the catalogue that carry the age along, where they ask for no other tag. */
export function useShelf(): (change?: Partial<CatalogQuery>) => string {
  const paths = usePaths()
  const { age } = useAge()
  return (change = {}) => paths.catalog({ tag: age?.id ?? null, ...change })
}

/** Whether a toy is for the age chosen. One that says no age is for all. */
export function useFits(): (product: Pick<Product, 'tagValues'>) => boolean {
  const { ages, age } = useAge()
  return ({ tagValues }) => !age || tagValues.includes(age.id) || !ages.some(({ id }) => tagValues.includes(id))
}
