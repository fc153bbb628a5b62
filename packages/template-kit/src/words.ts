import type { DocumentType, InvoiceFieldName, Language } from '@store/core'
import type { Design, ScreenName, WordLoads, Words } from './design.ts'
import type es from './words/es.ts'
import type orders from './words/orders/es.ts'
import type pages from './words/pages/es.ts'
import type placed from './words/placed/es.ts'

/** Spanish is the type: the compiler asks the other languages for the same keys, with plurals in the same places. */
export type Dictionary<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : { readonly one: string; readonly other: string }
}
/** What every page may say. */
export type WordKey = keyof typeof es
/** What papers and the data of invoices are called in the shop's country: sent with the page (`words/countries.ts`). */
type CountryWordKey = `document.${DocumentType}` | `invoice.${InvoiceFieldName}`
/** What only checkout, order and tracking pages say. */
export type OrderWordKey = keyof typeof orders | keyof typeof placed | CountryWordKey
/** What only blog, contact, policies, newsletter, marketplace, gate and closed pages say. */
export type PageWordKey = keyof typeof pages
/** A dictionary besides the one that every page has. */
export type WordPart = 'orders' | 'placed' | 'pages'
export type Values = Readonly<Record<string, string | number>>
export type Translate<Key extends string> = (key: Key, values?: Values) => string

/**
 * The sentence behind a key, its `{values}` filled in. Plural forms go by `values.count`; French and Portuguese count
 * zero as one. A key nobody wrote is shown as it is, so that it is seen.
 */
export function translate(words: Words, language: Language, key: string, values: Values = {}): string {
  const word = Object.hasOwn(words, key) ? words[key] : undefined
  if (word === undefined) return key
  const text = typeof word === 'string' ? word : word[isOne(Number(values.count), language) ? 'one' : 'other']
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

const isOne = (count: number, language: Language): boolean =>
  count === 1 || (count === 0 && (language === 'fr' || language === 'pt'))

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

/** Screens that say more than the others do, and the dictionaries they need for it. */
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

/** The kit's words of one language: what every page may say, and these parts. */
export const loadWords = (language: Language, parts: readonly WordPart[] = []): Promise<Words> =>
  merge([BROWSE, ...parts.map((part) => PARTS[part])], language)

/** The words of a template: the kit's, and its own over them. */
export const loadTemplateWords = (
  { words, moreWords = {} }: Pick<Design, 'words' | 'moreWords'>,
  language: Language,
  parts: readonly WordPart[] = [],
): Promise<Words> =>
  merge(
    [BROWSE, ...parts.map((part) => PARTS[part]), words, ...parts.flatMap((part) => moreWords[part] ?? [])],
    language,
  )

/** Of the same key the later word counts. */
async function merge(loads: readonly WordLoads[], language: Language): Promise<Words> {
  const loaded = await Promise.all(loads.map((load) => load[language]()))
  return Object.assign({}, ...loaded.map((module) => module.default)) as Words
}
