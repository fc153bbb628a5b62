import { type Amount, formatAmount, formatCount, type Language } from '@store/core'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { ShopView, Words } from './design.ts'
import { type HostParts, HostProvider } from './host.tsx'
import { AnnouncerProvider } from './parts/announcer.tsx'
import { type Paths, pathsFrom } from './paths.ts'
import { useShownLogo } from './shop/shown-logo.ts'
import {
  type OrderWordKey,
  type PageWordKey,
  type Translate,
  translateFrom,
  type Values,
  type WordKey,
} from './words.ts'

/** `words`: dictionaries; the first that has a key is used. */
type ShopContext = { readonly view: ShopView; readonly words: readonly Words[]; readonly paths: Paths }
const Context = createContext<ShopContext | null>(null)

/**
 * Provides what screens read through hooks. `words`: the kit's in the shop's language, overridden by the template's;
 * `view.ownWords`, the words of the shop's country and trade, override both.
 */
export function ShopProvider(props: {
  readonly view: ShopView
  readonly words: Words
  readonly host: HostParts
  readonly children: ReactNode
}) {
  const { view, words } = props
  const logo = useShownLogo(view.logo)
  const value = useMemo(
    () => ({ view: { ...view, logo }, words: [view.ownWords ?? {}, words], paths: pathsFrom(view.mount) }),
    [view, logo, words],
  )
  return (
    <Context.Provider value={value}>
      <HostProvider host={props.host}>
        <AnnouncerProvider>{props.children}</AnnouncerProvider>
      </HostProvider>
    </Context.Provider>
  )
}

/** Adds words for the elements inside it, for example those of order pages. Words already in the context win. */
export function MoreWords(props: { readonly words: Words; readonly children: ReactNode }) {
  const context = useShopContext()
  const value = useMemo(() => ({ ...context, words: [...context.words, props.words] }), [context, props.words])
  return <Context.Provider value={value}>{props.children}</Context.Provider>
}

function useShopContext(): ShopContext {
  const context = useContext(Context)
  if (!context) throw new Error('a screen must stand inside ShopProvider')
  return context
}

export const useShop = (): ShopView => useShopContext().view
export const usePaths = (): Paths => useShopContext().paths
export const useLanguage = (): Language => useShop().shop.language
/** The template's settings, in the shape that its own `readSettings` returns. */
export const useSettings = <Settings extends Readonly<Record<string, unknown>>>(): Settings =>
  useShop().settings as Settings

/** `t('cart.title')`, `t('cart.units', { count: 2 })`. Name the template's own keys: `useT<keyof typeof words>()`. */
export function useT<OwnKeys extends string = never>(): Translate<WordKey | OrderWordKey | PageWordKey | OwnKeys> {
  const { words, view } = useShopContext()
  const { language } = view.shop
  const show = useCount()
  return useMemo(
    () => (key: string, values?: Values) => translateFrom(words, language, key, values, show),
    [words, language, show],
  )
}

/** A function that formats an amount in the shop's currency, in the format of its country. */
export function useMoney(): (amount: Amount) => string {
  const { currency, country } = useShop().shop
  return useMemo(() => (amount: Amount) => formatAmount(amount, { currency, country }), [currency, country])
}

/**
 * A function that formats a number in the format of the shop's country; texts of `useT` format their `count` in the same
 * way.
 */
export function useCount(): (count: number) => string {
  const { currency, country } = useShop().shop
  return useMemo(() => (count: number) => formatCount(count, { currency, country }), [currency, country])
}

/** A count, formatted by `useCount`. */
export const CountText = ({ count }: { readonly count: number }): string => useCount()(count)
