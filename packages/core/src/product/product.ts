import type { Amount } from '../money/amount.ts'
import type { PictureFacts } from './picture-facts.ts'

export type ProductId = number
/** Stable within its product. Our own services give a number as text; for others it is the values joined with "/". */
export type VariantId = string

/** `src` is a path or URL that can be requested in other widths through the kit's `imageUrl`. */
export type Image = {
  readonly src: string
  readonly alt: string | null
  /** Of pictures that our services store; pictures of other servers have none. */
  readonly facts?: PictureFacts
}

/** An axis of choice: "Talla" with S, M, L. */
export type Option = { readonly name: string; readonly values: readonly string[] }

export type Variant = {
  readonly id: VariantId
  /** One value per option, in the options' order. */
  readonly values: readonly string[]
  readonly enabled: boolean
  readonly price: Amount
  /** Its own former price, struck through; null when it is not reduced. */
  readonly compareAt: Amount | null
  readonly units: number
  readonly sku: string | null
  /** As typed; `gtinOf` returns it if it is an international article number. Other services have none. */
  readonly barcode?: string
}

/** A fact that a merchant wrote as `Clave: valor`: "Autonomía: 42 h". */
export type Fact = { readonly name: string; readonly value: string }

export type Promotion = { readonly percent: number }

export type Product = {
  readonly id: ProductId
  readonly slug: string
  readonly name: string
  /** The price of one unit, with its promotion applied; with variants, the lowest price for sale. `null`: on request. */
  readonly price: Amount | null
  /** The former price, struck through; with variants, that of the lowest price. Null when there is none. */
  readonly compareAt: Amount | null
  readonly promotion: Promotion | null
  readonly options: readonly Option[]
  readonly variants: readonly Variant[]
  /** Units for sale of a product without variants. */
  readonly units: number
  readonly active: boolean
  readonly featured: boolean
  readonly freeShipping: boolean
  readonly condition: 'new' | 'used'
  readonly summary: string | null
  readonly images: readonly Image[]
  readonly category: { readonly id: number | null; readonly name: string } | null
  readonly subcategoryId: number | null
  readonly sku: string | null
  /** Of a product without variants. */
  readonly barcode?: string
  readonly brand: string | null
  readonly warranty: string | null
  /** Centimetres and grams as text the merchant wrote. */
  readonly dimensions: {
    readonly length: number | null
    readonly width: number | null
    readonly height: number | null
    readonly weight: string | null
  } | null
  /** From the top of its description, in the merchant's order; in lists only the first few (`factsOf`). */
  readonly facts: readonly Fact[]
  readonly supplier: string | null
  readonly tagValues: readonly number[]
  readonly maxQuantity: number | null
  /** A message that the shopper may or must write with this product. */
  readonly message: { readonly label: string; readonly required: boolean } | null
  /** What search engines display instead of its name and its summary. */
  readonly seoTitle?: string
  readonly seoDescription?: string
}

/** S3. `soldOut`: for sale, but none left; `notAvailable`: switched off, or without a price. */
export type Availability = 'available' | 'soldOut' | 'notAvailable'

/** With variants, the best status that any of them has. */
export function productAvailability(product: Product): Availability {
  if (!product.active) return 'notAvailable'
  if (hasVariants(product)) return bestOf(product.variants.map(variantAvailability))
  if (!isPrice(product.price)) return 'notAvailable'
  return product.units > 0 ? 'available' : 'soldOut'
}

/** The same of one variant: one that is switched off or has no price cannot be bought, however many units there are. */
export function variantAvailability(variant: Variant): Availability {
  if (!variant.enabled || !isPrice(variant.price)) return 'notAvailable'
  return variant.units > 0 ? 'available' : 'soldOut'
}

/** Whether a shopper has to choose a variant. A product with options but without variants has none to choose: it is not available. */
export function hasVariants(product: Pick<Product, 'options' | 'variants'>): boolean {
  return product.options.length > 0 || product.variants.length > 0
}

/** The variant with exactly these values, in the options' order; null when there is none. */
export function findVariant(product: Pick<Product, 'variants'>, values: readonly string[]): Variant | null {
  return (
    product.variants.find(
      (variant) => variant.values.length === values.length && variant.values.every((value, i) => value === values[i]),
    ) ?? null
  )
}

/** The variant of a cart line; null if the product no longer has it. */
export function variantById(product: Pick<Product, 'variants'>, id: VariantId): Variant | null {
  return product.variants.find((variant) => variant.id === id) ?? null
}

/** Units for sale of the product or of one of its variants; for a product with variants, the sum of all of them. */
export function unitsOf(product: Product, variantId: VariantId | null): number {
  if (!product.active) return 0
  if (!hasVariants(product)) return variantId === null ? Math.max(0, product.units) : 0
  return product.variants
    .filter(
      (variant) => (variantId === null || variant.id === variantId) && variantAvailability(variant) === 'available',
    )
    .reduce((sum, variant) => sum + variant.units, 0)
}

/**
 * Price of one unit of the product or variant; null: on request, or no such variant.
 * A price of 0 counts as none: the services send it for products that are priced by variant or on request.
 */
export function priceOf(product: Product, variantId: VariantId | null): Amount | null {
  const price = variantId === null ? product.price : (variantById(product, variantId)?.price ?? null)
  return isPrice(price) ? price : null
}

/**
 * Former price of one unit of the product or variant, as its merchant entered it. It is never another variant's, and never
 * computed from a percentage: a price that was never charged may not be shown as a former one. Null: not reduced.
 */
export function compareAtOf(product: Product, variantId: VariantId | null): Amount | null {
  const price = priceOf(product, variantId)
  const former = variantId === null ? product.compareAt : (variantById(product, variantId)?.compareAt ?? null)
  return price !== null && former !== null && former > price ? former : null
}

/** How much lower than its former price the product or variant is, in whole percent; 0 when it is not reduced. */
export function percentOffOf(product: Product, variantId: VariantId | null): number {
  const price = priceOf(product, variantId)
  const former = compareAtOf(product, variantId)
  return price === null || former === null ? 0 : Math.round(100 - (100 * price) / former)
}

/** For every value of an option: whether some variant with this value and the values already chosen can be bought. */
export function optionValueStates(
  product: Product,
  chosen: readonly (string | null)[],
): readonly (readonly { readonly value: string; readonly availability: Availability }[])[] {
  return product.options.map((option, axis) => {
    const others = product.variants.filter((variant) =>
      variant.values.every((value, i) => i === axis || (chosen[i] ?? value) === value),
    )
    return option.values.map((value) => {
      const fitting = others.filter((variant) => variant.values[axis] === value)
      return { value, availability: product.active ? bestOf(fitting.map(variantAvailability)) : 'notAvailable' }
    })
  })
}

/**
 * The facts that a merchant wrote as `Clave: valor` lines at the top of a description, and the rest of it. A key has at most
 * three words and no punctuation; a value has 60 characters, or 160 if it is a list. The first line of another form
 * ends the facts, so that a sentence with a colon stays text.
 */
export function factsOf(text: string): { readonly facts: readonly Fact[]; readonly rest: string } {
  const lines = text.split(/\r\n|\r|\n/)
  const facts: Fact[] = []
  let read = 0
  for (const line of lines) {
    const fact = factOf(line.trim())
    if (fact) facts.push(fact)
    else if (line.trim() !== '') break
    read += 1
  }
  return { facts, rest: lines.slice(read).join('\n').trim() }
}

function factOf(line: string): Fact | null {
  const colon = line.indexOf(': ')
  const name = line.slice(0, colon).trim()
  const value = line.slice(colon + 2).trim()
  if (colon <= 0 || name.length > 40 || value === '' || value.length > 160) return null
  if (/[.,:;!?¡¿<>]/.test(name) || name.split(/\s+/).length > 3) return null
  return value.length <= 60 || isListing(value) ? { name, value } : null
}

/** A list (ingredients, ports, contents, steps): items between commas or semicolons, not a sentence. */
const isListing = (value: string): boolean => !/[.!?](?: |$)/.test(value) && /[,;] /.test(value)

const isPrice = (price: Amount | null): price is Amount => price !== null && price > 0

const bestOf = (availabilities: readonly Availability[]): Availability =>
  (['available', 'soldOut'] as const).find((best) => availabilities.includes(best)) ?? 'notAvailable'
