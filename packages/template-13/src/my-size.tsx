import type { Product } from '@store/core'
import { useAnnounce, useSettings, useShop, useShopMemory } from '@store/template-kit'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import type { Settings } from './settings.ts'
import { comesInMine, inOrder, kindOf, type MySizes, NO_SIZES, readMySizes, type SizeKind, sizesOf } from './sizes.ts'
import { useWords } from './words.ts'

/** A size that the shop has: `tag` where it is filed under it, so that a list of all of it can be asked for. */
export type KnownSize = { readonly value: string; readonly tag: number | null }

type MySizeState = {
  /** What the shopper wears, remembered in this browser for this shop. A server knows of none. */
  readonly mine: MySizes
  readonly choose: (kind: SizeKind, value: string | null) => void
  /** Whether lists hide what does not come in it. */
  readonly only: boolean
  readonly setOnly: (only: boolean) => void
  /** The sizes of the shop, as far as it has filed them or this browser has seen them. */
  readonly known: Readonly<Record<SizeKind, readonly KnownSize[]>>
  /** To be called of whatever is shown: its sizes are known from then on. */
  readonly see: (values: readonly string[]) => void
}

const Context = createContext<MySizeState>({
  mine: NO_SIZES,
  choose: () => {},
  only: false,
  setOnly: () => {},
  known: { shoes: [], clothes: [] },
  see: () => {},
})

export const useMySize = (): MySizeState => useContext(Context)

/** How merchants call the tag under which they file sizes. */
const FILES_SIZE = /^(?:tallas?|talles?|calzado|sizes?|tamanhos?|numera[çc][ãa]o|tailles?|pointures?)(?![\p{L}])/iu
const MOST_SEEN = 60

export function MySizeProvider({ children }: { readonly children: ReactNode }) {
  const { tags } = useShop().shop
  const { value: mine, keep } = useShopMemory('size', readMySizes)
  const { value: only, keep: setOnly } = useShopMemory('only-my-size', (stored) => stored === true)
  const { value: seen, keep: keepSeen, ready } = useShopMemory('sizes-seen', readSeen)
  const waiting = useRef(new Set<string>())
  const newest = useRef(seen)
  newest.current = seen

  // Many cards tell what they have at once: it is written down once.
  const write = useCallback(() => {
    const all = [...new Set([...newest.current, ...waiting.current])].slice(0, MOST_SEEN)
    waiting.current.clear()
    if (all.length > newest.current.length) keepSeen(all)
  }, [keepSeen])
  const see = useCallback(
    (values: readonly string[]) => {
      if (waiting.current.size === 0) queueMicrotask(write)
      for (const value of values) waiting.current.add(value)
    },
    [write],
  )

  const state = useMemo(() => {
    const filed = tags.filter(({ name }) => FILES_SIZE.test(name.trim())).flatMap(({ values }) => values)
    const knownOf = (kind: SizeKind): readonly KnownSize[] =>
      inOrder([...filed.map(({ name }) => name), ...(ready ? seen : [])].filter((value) => kindOf(value) === kind)).map(
        (value) => ({ value, tag: filed.find(({ name }) => name === value)?.id ?? null }),
      )
    const choose = (kind: SizeKind, value: string | null) => keep({ ...mine, [kind]: value })
    return { mine, choose, only, setOnly, known: { shoes: knownOf('shoes'), clothes: knownOf('clothes') }, see }
  }, [tags, mine, keep, only, setOnly, seen, ready, see])
  return <Context.Provider value={state}>{children}</Context.Provider>
}

const readSeen = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((value) => typeof value === 'string').slice(0, MOST_SEEN) : []

/** Lets the shop know the sizes of what is shown. */
export function useSeen(product: Product): void {
  const { see } = useMySize()
  const values = sizesOf(product)
    .map(({ value }) => value)
    .join('\n')
  useEffect(() => {
    if (values !== '') see(values.split('\n'))
  }, [values, see])
}

/** What of a list is shown: all of it, or only what comes in the shopper's size. */
export function useFitting(products: readonly Product[]): readonly Product[] {
  const { mine, only } = useMySize()
  return only ? products.filter((product) => comesInMine(product, mine)) : products
}

/** A size as it is written beside others: with its system, where it is a shoe's. */
export function useSizeName(): (value: string) => string {
  const t = useWords()
  const { sizes } = useSettings<Settings>()
  return (value) =>
    kindOf(value) === 'shoes' && /^[\d.,]+$/.test(value)
      ? t('cancha.sizeIn', { size: value, system: sizes.toUpperCase() })
      : value
}

/** "27 MX · M", or null while nothing is chosen. */
export function useMyName(): string | null {
  const { mine } = useMySize()
  const nameOf = useSizeName()
  const chosen = [mine.shoes, mine.clothes].filter((value) => value !== null)
  return chosen.length > 0 ? chosen.map(nameOf).join(' · ') : null
}

/** Chooses, and says so to those who listen. */
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
