import { type Amount, formatAmount, type Language } from '@store/core'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { ShopView, Words } from './design.ts'
import { type HostParts, HostProvider } from './host.tsx'
import { AnnouncerProvider } from './parts/announcer.tsx'
import { type Paths, pathsFrom } from './paths.ts'
import { useShownLogo } from './shop/shown-logo.ts'
import { type OrderWordKey, type PageWordKey, type Translate, translate, type Values, type WordKey } from './words.ts'

type ShopContext = { readonly view: ShopView; readonly words: Words; readonly paths: Paths }
const Context = createContext<ShopContext | null>(null)

/**
 * Everything a screen may know besides its own view. `words`: the kit's of the shop's language with the template's own
 * over them; those of its country (`view.ownWords`) count most.
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
    () => ({ view: { ...view, logo }, words: { ...words, ...view.ownWords }, paths: pathsFrom(view.mount) }),
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

/** Adds words for what is inside: those of the order pages, on order pages. */
export function MoreWords(props: { readonly words: Words; readonly children: ReactNode }) {
  const context = useShopContext()
  const value = useMemo(() => ({ ...context, words: { ...props.words, ...context.words } }), [context, props.words])
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
/** The template's settings, in the shape its own `readSettings` gave them. */
export const useSettings = <Settings extends Readonly<Record<string, unknown>>>(): Settings =>
  useShop().settings as Settings

/** `t('cart.title')`, `t('cart.units', { count: 2 })`. Name the template's own keys: `useT<keyof typeof words>()`. */
export function useT<OwnKeys extends string = never>(): Translate<WordKey | OrderWordKey | PageWordKey | OwnKeys> {
  const { words, view } = useShopContext()
  const { language } = view.shop
  return useMemo(() => (key: string, values?: Values) => translate(words, language, key, values), [words, language])
}

/** Writes an amount as the shop's country does. */
export function useMoney(): (amount: Amount) => string {
  const { currency, country } = useShop().shop
  return useMemo(() => (amount: Amount) => formatAmount(amount, { currency, country }), [currency, country])
}
