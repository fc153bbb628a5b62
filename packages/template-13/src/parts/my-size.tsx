import type { Product } from '@store/core'
import { useAnnounce, useSettings, useShop, useShopMemory } from '@store/template-kit'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import {
  comesInMySize,
  kindOf,
  type MySizes,
  NO_SIZES,
  readMySizes,
  type SizeKind,
  sizesOf,
  sortSizes,
} from './sizes.ts'

/**
 * A size that occurs in the shop. `tag`: the tag value with that name, whose list can be linked to; null if there is
 * none.
 */
export type KnownSize = { readonly value: string; readonly tag: number | null }

type MySizeState = {
  /** The shopper's sizes, remembered by this browser for this shop. Null on the server. */
  readonly mine: MySizes
  readonly choose: (kind: SizeKind, value: string | null) => void
  /** Whether lists hide products that do not come in these sizes. */
  readonly only: boolean
  readonly setOnly: (only: boolean) => void
  /** All sizes of the shop, as far as its tags name them or this browser has seen them. */
  readonly known: Readonly<Record<SizeKind, readonly KnownSize[]>>
  /** Remembers the sizes of a product that is shown. */
  readonly addSeen: (values: readonly string[]) => void
}

const Context = createContext<MySizeState>({
  mine: NO_SIZES,
  choose: () => {},
  only: false,
  setOnly: () => {},
  known: { shoes: [], clothes: [] },
  addSeen: () => {},
})

export const useMySize = (): MySizeState => useContext(Context)

/** Names of tags for sizes, in the four languages. */
const SIZE_TAG = /^(?:tallas?|talles?|calzado|sizes?|tamanhos?|numera[çc][ãa]o|tailles?|pointures?)(?![\p{L}])/iu
const MOST_SEEN = 60

export function MySizeProvider({ children }: { readonly children: ReactNode }) {
  const { tags } = useShop().shop
  const { value: mine, keep } = useShopMemory('size', readMySizes)
  const { value: only, keep: setOnly } = useShopMemory('only-my-size', (stored) => stored === true)
  const { value: seen, keep: keepSeen, ready } = useShopMemory('sizes-seen', readSeen)
  const waiting = useRef(new Set<string>())
  const newest = useRef(seen)
  newest.current = seen

  // Many cards call `addSeen` in one tick: one microtask writes the sizes of all of them to storage.
  const write = useCallback(() => {
    const all = [...new Set([...newest.current, ...waiting.current])].slice(0, MOST_SEEN)
    waiting.current.clear()
    if (all.length > newest.current.length) keepSeen(all)
  }, [keepSeen])
  const addSeen = useCallback(
    (values: readonly string[]) => {
      if (waiting.current.size === 0) queueMicrotask(write)
      for (const value of values) waiting.current.add(value)
    },
    [write],
  )

  const state = useMemo(() => {
    const filed = tags.filter(({ name }) => SIZE_TAG.test(name.trim())).flatMap(({ values }) => values)
    const knownOf = (kind: SizeKind): readonly KnownSize[] =>
      sortSizes(
        [...filed.map(({ name }) => name), ...(ready ? seen : [])].filter((value) => kindOf(value) === kind),
      ).map((value) => ({ value, tag: filed.find(({ name }) => name === value)?.id ?? null }))
    const choose = (kind: SizeKind, value: string | null) => keep({ ...mine, [kind]: value })
    return { mine, choose, only, setOnly, known: { shoes: knownOf('shoes'), clothes: knownOf('clothes') }, addSeen }
  }, [tags, mine, keep, only, setOnly, seen, ready, addSeen])
  return <Context.Provider value={state}>{children}</Context.Provider>
}

const readSeen = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((value) => typeof value === 'string').slice(0, MOST_SEEN) : []

/** Remembers the sizes of a product, for `known`. */
export function useRememberSizes(product: Product): void {
  const { addSeen } = useMySize()
  const values = sizesOf(product)
    .map(({ value }) => value)
    .join('\n')
  useEffect(() => {
    if (values !== '') addSeen(values.split('\n'))
  }, [values, addSeen])
}

/** The products of a list to show: all, or only those in the shopper's size. */
export function useProductsInMySize(products: readonly Product[]): readonly Product[] {
  const { mine, only } = useMySize()
  return only ? products.filter((product) => comesInMySize(product, mine)) : products
}

/** A size as text; a shoe size gets the system of the settings, as in "27 MX". */
export function useSizeName(): (value: string) => string {
  const t = useWords()
  const { sizes } = useSettings<Settings>()
  return (value) =>
    kindOf(value) === 'shoes' && /^[\d.,]+$/.test(value)
      ? t('cancha.sizeIn', { size: value, system: sizes.toUpperCase() })
      : value
}

/** The shopper's sizes as text, as in "27 MX · M"; null if none is chosen. */
export function useMySizeName(): string | null {
  const { mine } = useMySize()
  const nameOf = useSizeName()
  const chosen = [mine.shoes, mine.clothes].filter((value) => value !== null)
  return chosen.length > 0 ? chosen.map(nameOf).join(' · ') : null
}

/** Chooses a size and announces it to screen readers. */
export function useChoose(): MySizeState['choose'] {
  const t = useWords()
  const announce = useAnnounce()
  const nameOf = useSizeName()
  const { choose } = useMySize()
  return (kind, value) => {
    choose(kind, value)
    announce(value === null ? t('cancha.forgotten') : t('cancha.chosen', { size: nameOf(value) }))
  }
}
