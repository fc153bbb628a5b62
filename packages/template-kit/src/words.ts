import type { Language } from '@store/core'
import type { Words } from './template.ts'
import type es from './words/es.ts'
import type orders from './words/orders/es.ts'

/** Spanish is the type: the compiler asks the other languages for the same keys, with plurals in the same places. */
export type Dictionary<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : { readonly one: string; readonly other: string }
}
/** What every page may say. */
export type WordKey = keyof typeof es
/** What only checkout, order and tracking pages say. */
export type OrderWordKey = keyof typeof orders
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

const BROWSE: Readonly<Record<Language, () => Promise<{ default: Words }>>> = {
  es: () => import('./words/es.ts'),
  en: () => import('./words/en.ts'),
  pt: () => import('./words/pt.ts'),
  fr: () => import('./words/fr.ts'),
}
const ORDERS: Readonly<Record<Language, () => Promise<{ default: Words }>>> = {
  es: () => import('./words/orders/es.ts'),
  en: () => import('./words/orders/en.ts'),
  pt: () => import('./words/orders/pt.ts'),
  fr: () => import('./words/orders/fr.ts'),
}

/** The kit's words of one language. `orders`: with those of checkout, order placed and order tracking. */
export async function loadWords(language: Language, part: 'browse' | 'orders' = 'browse'): Promise<Words> {
  if (part === 'browse') return (await BROWSE[language]()).default
  const [browse, orders] = await Promise.all([BROWSE[language](), ORDERS[language]()])
  return { ...browse.default, ...orders.default }
}
