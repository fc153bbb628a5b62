import type { Amount } from './amount.ts'

export type ProductId = number
/** Stable within its product. Our own services give a number in text form; from others it is the values joined with "/". */
export type VariantId = string

/** `src` is a path or URL that may be asked for in other widths through the kit's `imageUrl`. */
export type Image = { readonly src: string; readonly alt: string | null }

/** An axis of choice: "Talla" with S, M, L. */
export type Option = { readonly name: string; readonly values: readonly string[] }

export type Variant = {
  readonly id: VariantId
  /** One value per option, in the options' order. */
  readonly values: readonly string[]
  readonly enabled: boolean
  readonly price: Amount
  readonly units: number
  readonly sku: string | null
}

export type Promotion = { readonly percent: number }

export type Product = {
  readonly id: ProductId
  readonly slug: string
  readonly name: string
  /** What is charged for one unit, promotion already in it; with variants, the lowest price for sale. `null`: on request (M10). */
  readonly price: Amount | null
  /** The former price, struck through; null when there is no promotion. */
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
  readonly brand: string | null
  readonly warranty: string | null
  /** Centimetres and grams as text the merchant wrote. */
  readonly dimensions: { readonly length: number | null; readonly width: number | null; readonly height: number | null; readonly weight: string | null } | null
  readonly supplier: string | null
  readonly tagValues: readonly number[]
  readonly maxQuantity: number | null
  /** A line the shopper may or must write with this product. */
  readonly message: { readonly label: string; readonly required: boolean } | null
}

/** S3. */
export type Availability = 'available' | 'soldOut' | 'notAvailable'
export declare function productAvailability(product: Product): Availability
export declare function variantAvailability(variant: Variant): Availability
export declare function hasVariants(product: Pick<Product, 'options' | 'variants'>): boolean
/** The variant with exactly these values, in the options' order; null when there is none. */
export declare function findVariant(product: Pick<Product, 'variants'>, values: readonly string[]): Variant | null
export declare function variantById(product: Pick<Product, 'variants'>, id: VariantId): Variant | null
/** Units for sale of the product or of one of its variants. */
export declare function unitsOf(product: Product, variantId: VariantId | null): number
/** Price of one unit of the product or variant; null: on request. */
export declare function priceOf(product: Product, variantId: VariantId | null): Amount | null
/** Former price of one unit of the variant, by the product's promotion. */
export declare function compareAtOf(product: Product, variantId: VariantId | null): Amount | null
/** For every value of an option, whether some variant with it and with the values already chosen can be bought. */
export declare function optionValueStates(product: Product, chosen: readonly (string | null)[]): readonly (readonly { readonly value: string; readonly availability: Availability }[])[]
/** The facts a merchant wrote as `Clave: valor` lines at the top of a description, and what is left. */
export declare function factsOf(text: string): { readonly facts: readonly { readonly name: string; readonly value: string }[]; readonly rest: string }
