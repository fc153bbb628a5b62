import type { DocumentType, InvoiceFieldName, Language } from '@store/core'
import type { Design, ScreenName, WordLoads, Words } from './design.ts'
import type es from './words/es.ts'
import type orders from './words/orders/es.ts'
import type pages from './words/pages/es.ts'
import type placed from './words/placed/es.ts'

/** The type of the other languages, from Spanish: the same keys, with plural forms in the same places. */
export type Dictionary<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : { readonly one: string; readonly other: string }
}
/** Words of every page. */
export type WordKey = keyof typeof es
/** Names of identity documents and of invoice fields in the shop's country: sent with the page (`words/countries.ts`). */
type CountryWordKey = `document.${DocumentType}` | `invoice.${InvoiceFieldName}`
/** Words of checkout, order and tracking pages only. */
export type OrderWordKey = keyof typeof orders | keyof typeof placed | CountryWordKey
/** Words of blog, contact, policies, newsletter, marketplace, gate and closed pages only. */
export type PageWordKey = keyof typeof pages
/** A dictionary besides the one that every page has. */
export type WordPart = 'orders' | 'placed' | 'pages'
export type Values = Readonly<Record<string, string | number>>
export type Translate<Key extends string> = (key: Key, values?: Values) => string

/**
 * The text of a key, with its `{values}` filled in. `values.count` chooses the plural form; French uses the singular
 * for zero. An unknown key is returned as it is, so that the mistake is visible.
 */
export const translate = (words: Words, language: Language, key: string, values?: Values): string =>
  translateFrom([words], language, key, values)

/** As `translate`, from the first dictionary that has the key. `show`: formats a count. */
export function translateFrom(
  dictionaries: readonly Words[],
  language: Language,
  key: string,
  values: Values = {},
  show: (count: number) => string = String,
): string {
  const word = dictionaries.find((words) => Object.hasOwn(words, key))?.[key]
  if (word === undefined) return key
  const text = typeof word === 'string' ? word : word[isOne(Number(values.count), language) ? 'one' : 'other']
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder
    return name === 'count' && typeof value === 'number' ? show(value) : String(value)
  })
}

const isOne = (count: number, language: Language): boolean => count === 1 || (count === 0 && language === 'fr')

const BROWSE: WordLoads = {
  es: () => import('./words/es.ts'),
  en: () => import('./words/en.ts'),
  pt: () => import('./words/pt.ts'),
  fr: () => import('./words/fr.ts'),
}
const PARTS: Readonly<Record<WordPart, WordLoads>> = {
  orders: {
    es: () => import('./words/orders/es.ts'),
    en: () => import('./words/orders/en.ts'),
    pt: () => import('./words/orders/pt.ts'),
    fr: () => import('./words/orders/fr.ts'),
  },
  placed: {
    es: () => import('./words/placed/es.ts'),
    en: () => import('./words/placed/en.ts'),
    pt: () => import('./words/placed/pt.ts'),
    fr: () => import('./words/placed/fr.ts'),
  },
  pages: {
    es: () => import('./words/pages/es.ts'),
    en: () => import('./words/pages/en.ts'),
    pt: () => import('./words/pages/pt.ts'),
    fr: () => import('./words/pages/fr.ts'),
  },
}

/** The additional dictionaries of screens that need any. */
const PARTS_OF_SCREEN: { readonly [Name in ScreenName]?: readonly WordPart[] } = {
  Checkout: ['orders'],
  OrderPlaced: ['orders', 'placed'],
  OrderTracking: ['orders', 'placed'],
  Contact: ['orders', 'pages'],
  Blog: ['pages'],
  Article: ['pages'],
  Policies: ['pages'],
  Newsletter: ['pages'],
  Subscription: ['pages'],
  Locked: ['pages'],
  Closed: ['pages'],
  Marketplace: ['pages'],
  MarketplaceProduct: ['pages'],
}
export const wordPartsOf = (screen: ScreenName): readonly WordPart[] => PARTS_OF_SCREEN[screen] ?? []
export const ALL_WORD_PARTS = Object.keys(PARTS) as readonly WordPart[]

/** The kit's words of one language: those of every page, and these parts. */
export const loadWords = (language: Language, parts: readonly WordPart[] = []): Promise<Words> =>
  merge([BROWSE, ...parts.map((part) => PARTS[part])], language)

/** The words of a template: the kit's, overridden by its own. */
export const loadTemplateWords = (
  { words, moreWords = {} }: Pick<Design, 'words' | 'moreWords'>,
  language: Language,
  parts: readonly WordPart[] = [],
): Promise<Words> =>
  merge(
    [BROWSE, ...parts.map((part) => PARTS[part]), words, ...parts.flatMap((part) => moreWords[part] ?? [])],
    language,
  )

/** Of equal keys, the later one wins. */
async function merge(loads: readonly WordLoads[], language: Language): Promise<Words> {
  const loaded = await Promise.all(loads.map((load) => load[language]()))
  return Object.assign({}, ...loaded.map((module) => module.default)) as Words
}
