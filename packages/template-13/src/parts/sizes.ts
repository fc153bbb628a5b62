import { type Availability, hasVariants, type Option, type Product, variantAvailability } from '@store/core'

/** Sizes of shoes are numbers, sizes of clothes are letters. A shopper has one of each. */
export type SizeKind = 'shoes' | 'clothes'
export const SIZE_KINDS: readonly SizeKind[] = ['shoes', 'clothes']

/** A shopper's sizes; null: not chosen. */
export type MySizes = Readonly<Record<SizeKind, string | null>>
export const NO_SIZES: MySizes = { shoes: null, clothes: null }

/** Names of options for sizes, in the four languages. */
const SIZE_OPTION =
  /^(?:tallas?|talles?|n[úu]meros?|calzado|sizes?|shoe sizes?|clothing sizes?|tamanhos?|numera[çc][ãa]o|tailles?|pointures?)(?![\p{L}])/iu
/** "27", "27.5", "27 MX", "EU 42". */
const COUNTED = /^(?:(?:mx|us|eu|br)\s*)?(\d{1,2}(?:[.,]5)?)(?:\s*(?:mx|us|eu|br))?$/i
/** Letter sizes, ascending; each row has the names of one size in the four languages. */
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

/** The rank of a letter size; -1 for other values. */
const rankOf = (value: string) =>
  LETTERED.findIndex((names) => names.some((name) => name === value.trim().toUpperCase()))

export const kindOf = (value: string): SizeKind => (COUNTED.test(value.trim()) ? 'shoes' : 'clothes')

/** The index of the option that is the size, by its name or by its values; -1 if there is none. */
export function sizeAxis(options: readonly Option[]): number {
  const named = options.findIndex(({ name }) => SIZE_OPTION.test(name.trim()))
  if (named >= 0) return named
  return options.findIndex(({ values }) => values.length > 0 && values.every((value) => rankOf(value) >= 0))
}

/** The sizes of a product, and the best availability of their variants; empty if it has no sizes. */
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

/**
 * Whether the product is for sale in the shopper's size. True if it has no sizes, or only sizes of a kind the shopper
 * has not chosen.
 */
export function comesInMySize(product: Pick<Product, 'options' | 'variants' | 'active'>, mine: MySizes): boolean {
  const sizes = sizesOf(product)
  const relevant = sizes.filter(({ value }) => mine[kindOf(value)] !== null)
  return (
    relevant.length === 0 ||
    relevant.some(({ value, availability }) => isMine(value, mine) && availability === 'available')
  )
}

/** The sizes in ascending order, without repeats. */
export function sortSizes(values: readonly string[]): readonly string[] {
  const place = (value: string) => {
    const [, counted] = COUNTED.exec(value.trim()) ?? []
    return counted === undefined ? rankOf(value) : Number(counted.replace(',', '.'))
  }
  return [...new Set(values)].toSorted((a, b) => place(a) - place(b))
}

/** Reads stored sizes; whatever cannot be read is null. */
export function readMySizes(stored: unknown): MySizes {
  const object = (typeof stored === 'object' && stored !== null ? stored : {}) as Readonly<Record<string, unknown>>
  const of = (kind: SizeKind) => {
    const value = object[kind]
    return typeof value === 'string' && value !== '' && value.length <= 20 ? value : null
  }
  return { shoes: of('shoes'), clothes: of('clothes') }
}
