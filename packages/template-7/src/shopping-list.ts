import { hasVariants, type Product, productAvailability, type VariantId, variantAvailability } from '@store/core'

/** As many lines of a list as are looked up at once. */
export const MOST_LINES = 20
/** More of one thing than this is not a quantity but part of a name: "agua 600". */
const MOST_UNITS = 99

/** A line of somebody's list: what, and how many. */
export type Wish = {
  /** As it was written, to be shown and sent on. */
  readonly text: string
  readonly name: string
  readonly quantity: number
}

const NUMERALS: Readonly<Record<string, number>> = {
  ...{ un: 1, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ um: 1, uma: 1, dois: 2, duas: 2, três: 3, quatro: 4 },
  ...{ une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
}
const MEASURE = '(?:kg|kilos?|g|gr|gramos?|grams?|mg|ml|cc|cl|l|lt|litros?|litres?|lb|libras?|oz)'
/** "500 g", "1,5 L": what somebody wants of it, but not how many. */
const MEASURED = new RegExp(`(?<![\\p{L}\\d])\\d+(?:[.,]\\d+)?\\s*${MEASURE}\\.?(?![\\p{L}\\d])`, 'giu')
/** Bullets, ticks and "1." or "2)" before a line. */
const BULLET = /^[\s\-–—*•·▪☐☑✓✔[\]]*(?:\d{1,2}[.)](?=\s))?\s*/u
const FIRST = /^(\d{1,4})\s*(?:[x×*]\s*|unidad(?:es?)?\s+|uds?\.?\s+)?(?=\p{L})/iu
const LAST = /(?<![\s:,(=x×*])[\s:,(=x×*]+(\d{1,4})\s*(?:(?:unidad(?:es?)?|units?|uds?\.?|u|pcs)\s*)?\)?$/iu
const OF = /^(?:de|d[’']|of)\s+/iu

/** A pasted or typed list, line by line: "leche 2", "2 x pan", "- huevos", "una papaya". Commas part a list of one line; what is written twice is one wish. */
export function wishesFrom(list: string): readonly Wish[] {
  const lines = list.split(/\r?\n/).filter((line) => line.trim() !== '')
  const parts = lines.length === 1 ? (lines[0] ?? '').split(/[,;](?!\d)/) : lines
  const wishes = new Map<string, Wish>()
  for (const wish of parts.flatMap((line) => wishFrom(line) ?? [])) {
    const before = wishes.get(wish.name.toLowerCase())
    const quantity = Math.min(MOST_UNITS, wish.quantity + (before?.quantity ?? 0))
    wishes.set(wish.name.toLowerCase(), { ...(before ?? wish), quantity })
  }
  return [...wishes.values()].slice(0, MOST_LINES)
}

function wishFrom(line: string): Wish | null {
  const text = line.replace(BULLET, '').replace(/\s+/g, ' ').trim()
  const bare = text.replace(MEASURED, ' ').replace(/\s+/g, ' ').trim()
  const { name, quantity } = counted(bare)
  const named = name
    .replace(OF, '')
    .replace(/(?<![\s.,;:()=-])[\s.,;:()=-]+$/u, '')
    .trim()
  return /\p{L}/u.test(named) ? { text, name: named, quantity } : null
}

function counted(text: string): Pick<Wish, 'name' | 'quantity'> {
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

const isCount = (quantity: number): boolean => quantity >= 1 && quantity <= MOST_UNITS

/** What to ask for, one after the other until something is found: the words, their singular, the longest of them. */
export function askingsFor({ name }: Wish): readonly string[] {
  const words = name.split(' ')
  const singular = words.map(singularOf).join(' ')
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? name
  return [...new Set([name, singular, longest, singularOf(longest)])]
}

/** Good enough to be looked up by, in the four languages: not good enough to be read. */
const singularOf = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?<=[^aeiouáéíóú])es$/iu, '').replace(/(?<=\p{L}{3})[sx]$/iu, '')

/** What is to be bought of a product. */
export type Choice = { readonly product: Product; readonly variantId: VariantId | null }

/** The products that a basket can take as they are, those that have all the words first; the order they came in otherwise. */
export function choicesFor({ name }: Wish, products: readonly Product[]): readonly Choice[] {
  const words = plain(name).split(' ').map(singularOf)
  const has = ({ product }: Choice) => words.filter((word) => plain(product.name).includes(word)).length
  return products.flatMap((product) => choiceOf(product) ?? []).toSorted((a, b) => has(b) - has(a))
}

function choiceOf(product: Product): Choice | null {
  if (productAvailability(product) !== 'available' || product.message?.required) return null
  if (!hasVariants(product)) return { product, variantId: null }
  const variant = product.variants.find((variant) => variantAvailability(variant) === 'available')
  return variant ? { product, variantId: variant.id } : null
}

/** "huevos 12" of a product that is a dozen is one of it. */
export function unitsFor({ quantity }: Wish, { name }: Pick<Product, 'name'>): number {
  const pack = Number(/[x×]\s?(\d{1,3})(?!\d)/iu.exec(name)?.[1] ?? 0)
  return pack > 1 && quantity % pack === 0 ? quantity / pack : quantity
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
