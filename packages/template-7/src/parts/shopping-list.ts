import { hasVariants, type Product, productAvailability, type VariantId, variantAvailability } from '@store/core'

/** How many lines of a list are looked up at most. */
export const MAX_LINES = 20
/** A larger number is part of a name and no quantity: "agua 600". */
const MAX_UNITS = 99

/** An entry of a shopping list: name and quantity. */
export type ListEntry = {
  /** As it was written, to be shown and sent to the shop. */
  readonly text: string
  readonly name: string
  readonly quantity: number
}

const NUMERALS: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
}
const MEASURE = '(?:kg|kilos?|g|gr|gramos?|grams?|mg|ml|cc|cl|l|lt|litros?|litres?|lb|libras?|oz)'
/** A measure as in "500 g" or "1,5 L": part of the name, not a quantity. */
const MEASURED = new RegExp(`(?<![\\p{L}\\d])\\d+(?:[.,]\\d+)?\\s*${MEASURE}\\.?(?![\\p{L}\\d])`, 'giu')
/** Bullets, ticks and "1." or "2)" at the beginning of a line. */
const BULLET = /^[\s\-–—*•·▪☐☑✓✔[\]]*(?:\d{1,2}[.)](?=\s))?\s*/u
const FIRST = /^(\d{1,4})\s*(?:[x×*]\s*|unidad(?:es?)?\s+|uds?\.?\s+)?(?=\p{L})/iu
const LAST = /(?<![\s:,(=x×*])[\s:,(=x×*]+(\d{1,4})\s*(?:(?:unidad(?:es?)?|units?|uds?\.?|u|pcs)\s*)?\)?$/iu
const OF = /^(?:de|d[’']|of)\s+/iu

/**
 * Reads a shopping list line by line: "leche 2", "2 x pan", "- huevos", "una papaya". A list of one line is split at
 * its commas. Entries with the same name are added up.
 */
export function readList(list: string): readonly ListEntry[] {
  const lines = list.split(/\r?\n/).filter((line) => line.trim() !== '')
  const parts = lines.length === 1 ? (lines[0] ?? '').split(/[,;](?!\d)/) : lines
  const entries = new Map<string, ListEntry>()
  for (const wish of parts.flatMap((line) => entryFrom(line) ?? [])) {
    const before = entries.get(wish.name.toLowerCase())
    const quantity = Math.min(MAX_UNITS, wish.quantity + (before?.quantity ?? 0))
    entries.set(wish.name.toLowerCase(), { ...(before ?? wish), quantity })
  }
  return [...entries.values()].slice(0, MAX_LINES)
}

function entryFrom(line: string): ListEntry | null {
  const text = line.replace(BULLET, '').replace(/\s+/g, ' ').trim()
  const bare = text.replace(MEASURED, ' ').replace(/\s+/g, ' ').trim()
  const { name, quantity } = counted(bare)
  const named = name
    .replace(OF, '')
    .replace(/(?<![\s.,;:()=-])[\s.,;:()=-]+$/u, '')
    .trim()
  return /\p{L}/u.test(named) ? { text, name: named, quantity } : null
}

function counted(text: string): Pick<ListEntry, 'name' | 'quantity'> {
  const first = FIRST.exec(text)
  if (first) {
    const quantity = Number(first[1])
    return isCount(quantity) ? { name: text.slice(first[0].length), quantity } : { name: text, quantity: 1 }
  }
  const last = LAST.exec(text)
  if (last && isCount(Number(last[1]))) return { name: text.slice(0, last.index), quantity: Number(last[1]) }
  const [word = '', ...rest] = text.split(' ')
  const numeral = NUMERALS[word.toLowerCase()]
  return numeral && rest.length > 0 ? { name: rest.join(' '), quantity: numeral } : { name: text, quantity: 1 }
}

const isCount = (quantity: number): boolean => quantity >= 1 && quantity <= MAX_UNITS

/** The searches to try, one after the other, until one has results: the name, its singular, its longest word. */
export function searchesFor({ name }: ListEntry): readonly string[] {
  const words = name.split(' ')
  const singular = words.map(singularOf).join(' ')
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? name
  return [...new Set([name, singular, longest, singularOf(longest)])]
}

/** A rough singular for the four languages. Only searched for, never shown. */
const singularOf = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?<=[^aeiouáéíóú])es$/iu, '').replace(/(?<=\p{L}{3})[sx]$/iu, '')

/** A product, and the variant of it to buy. */
export type Choice = { readonly product: Product; readonly variantId: VariantId | null }

/**
 * The products that can be added without choosing an option; those whose name has all words come first, otherwise in
 * the given order.
 */
export function matchesFor({ name }: ListEntry, products: readonly Product[]): readonly Choice[] {
  const words = plain(name).split(' ').map(singularOf)
  const matchingWords = ({ product }: Choice) => words.filter((word) => plain(product.name).includes(word)).length
  return products.flatMap((product) => choiceOf(product) ?? []).toSorted((a, b) => matchingWords(b) - matchingWords(a))
}

function choiceOf(product: Product): Choice | null {
  if (productAvailability(product) !== 'available' || product.message?.required) return null
  if (!hasVariants(product)) return { product, variantId: null }
  const variant = product.variants.find((variant) => variantAvailability(variant) === 'available')
  return variant ? { product, variantId: variant.id } : null
}

/** How many packages are meant: "huevos 12" of a product that is a dozen is one. */
export function packagesFor({ quantity }: ListEntry, { name }: Pick<Product, 'name'>): number {
  const pack = Number(/[x×]\s?(\d{1,3})(?!\d)/iu.exec(name)?.[1] ?? 0)
  return pack > 1 && quantity % pack === 0 ? quantity / pack : quantity
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
