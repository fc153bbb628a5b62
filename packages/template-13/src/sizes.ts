import { type Availability, hasVariants, type Option, type Product, variantAvailability } from '@store/core'

/** Shoes are counted, clothes are lettered: a shopper has one size of each. */
export type SizeKind = 'shoes' | 'clothes'
export const SIZE_KINDS: readonly SizeKind[] = ['shoes', 'clothes']

/** What a shopper wears; null: not said. */
export type MySizes = Readonly<Record<SizeKind, string | null>>
export const NO_SIZES: MySizes = { shoes: null, clothes: null }

/** How merchants call a choice of sizes, in the four languages. */
const ASKS_SIZE =
  /^(?:tallas?|talles?|n[úu]meros?|calzado|sizes?|shoe sizes?|clothing sizes?|tamanhos?|numera[çc][ãa]o|tailles?|pointures?)(?![\p{L}])/iu
/** "27", "27.5", "27 MX", "EU 42". */
const COUNTED = /^(?:(?:mx|us|eu|br)\s*)?(\d{1,2}(?:[.,]5)?)(?:\s*(?:mx|us|eu|br))?$/i
/** Letters of sizes, from small to large; of what stands in one place the languages have several names. */
const LETTERED = [
  ['XXXS', '3XS'],
  ['XXS', '2XS', 'XXP'],
  ['XS', 'XCH', 'ECH', 'PP', 'XP'],
  ['S', 'CH', 'P'],
  ['M'],
  ['L', 'G'],
  ['XL', 'XG', 'EG', 'GG'],
  ['XXL', '2XL', 'XXG', '2XG', 'XGG'],
  ['XXXL', '3XL', 'XXXG'],
] as const

/** Where a lettered size stands between small and large; -1: it is none. */
const rankOf = (value: string) =>
  LETTERED.findIndex((names) => names.some((name) => name === value.trim().toUpperCase()))

export const kindOf = (value: string): SizeKind => (COUNTED.test(value.trim()) ? 'shoes' : 'clothes')

/** Which of the product's options is its size, by what it is called or by its values; -1: none. */
export function sizeAxis(options: readonly Option[]): number {
  const named = options.findIndex(({ name }) => ASKS_SIZE.test(name.trim()))
  if (named >= 0) return named
  return options.findIndex(({ values }) => values.length > 0 && values.every((value) => rankOf(value) >= 0))
}

/** The product's sizes and whether any variant of each is for sale; none: it comes in one. */
export function sizesOf(
  product: Pick<Product, 'options' | 'variants' | 'active'>,
): readonly { readonly value: string; readonly availability: Availability }[] {
  const axis = sizeAxis(product.options)
  if (axis < 0 || !hasVariants(product)) return []
  return (product.options[axis]?.values ?? []).map((value) => {
    const states = product.variants.filter(({ values }) => values[axis] === value).map(variantAvailability)
    const best = states.includes('available') ? 'available' : states.includes('soldOut') ? 'soldOut' : 'notAvailable'
    return { value, availability: product.active ? best : 'notAvailable' }
  })
}

export const isMine = (value: string, mine: MySizes): boolean => mine[kindOf(value)] === value

/** Whether it can be had in the shopper's size. What comes in one size, or in a kind nobody chose one of, can. */
export function comesInMine(product: Pick<Product, 'options' | 'variants' | 'active'>, mine: MySizes): boolean {
  const sizes = sizesOf(product)
  const asked = sizes.filter(({ value }) => mine[kindOf(value)] !== null)
  return (
    asked.length === 0 || asked.some(({ value, availability }) => isMine(value, mine) && availability === 'available')
  )
}

/** From small to large; each once. */
export function inOrder(values: readonly string[]): readonly string[] {
  const place = (value: string) => {
    const [, counted] = COUNTED.exec(value.trim()) ?? []
    return counted === undefined ? rankOf(value) : Number(counted.replace(',', '.'))
  }
  return [...new Set(values)].toSorted((a, b) => place(a) - place(b))
}

/** Reads what a browser remembers, whatever it is. */
export function readMySizes(stored: unknown): MySizes {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Readonly<Record<string, unknown>>
  const of = (kind: SizeKind) => {
    const value = kept[kind]
    return typeof value === 'string' && value !== '' && value.length <= 20 ? value : null
  }
  return { shoes: of('shoes'), clothes: of('clothes') }
}
