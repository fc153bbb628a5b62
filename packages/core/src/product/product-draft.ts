import type { Amount } from '../money/amount.ts'
import type { Option, Product } from './product.ts'

/**
 * The status of a product: still being written, for sale, or taken off sale. Shoppers never see a draft; at a hidden
 * product, they read that it is not for sale.
 */
export const PRODUCT_STATUSES = ['draft', 'active', 'hidden'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/**
 * A product in a merchant's file, or in a demo shop, before it is saved. Texts are as written (HTML not yet
 * sanitised); the server adds ids and slug and sanitises the texts.
 */
export type ProductDraft = {
  /** Stable within the shop: the source's handle, SKU or id. Saving a draft with a known reference updates that product. */
  readonly reference: string
  readonly name: string
  readonly summary: string | null
  /** HTML or plain text. */
  readonly description: string | null
  /** Null: price on request. With variants, their prices and former prices are used. */
  readonly price: Amount | null
  readonly compareAt: Amount | null
  /** ISO time from which the former price applies again. Null or left out: reduced until a file changes it. */
  readonly saleEnds?: string | null
  readonly options: readonly Option[]
  readonly variants: readonly {
    readonly values: readonly string[]
    readonly price: Amount
    readonly compareAt: Amount | null
    readonly saleEnds?: string | null
    readonly units: number
    readonly sku: string | null
    readonly barcode?: string | null
    readonly enabled: boolean
  }[]
  readonly units: number
  /** Whether it is for sale. */
  readonly active: boolean
  /** Left out: derived from `active`; a product that is not for sale is hidden. */
  readonly status?: ProductStatus
  readonly featured: boolean
  readonly freeShipping: boolean
  readonly condition: Product['condition']
  readonly category: string | null
  readonly subcategory: string | null
  readonly images: readonly ImageSource[]
  readonly sku: string | null
  readonly barcode?: string | null
  /** The stock is low with this many units or fewer, of the product or of one of its variants. */
  readonly lowAt?: number | null
  /** The name of one of the shop's taxes. Left out: the product keeps its tax. */
  readonly tax?: string | null
  readonly brand: string | null
  readonly warranty: string | null
  readonly dimensions: Product['dimensions']
  readonly supplier: string | null
  readonly maxQuantity: number | null
  /** Null or left out: the product keeps its value. */
  readonly message?: Product['message']
  /** What search engines display instead of its name and its summary. */
  readonly seoTitle?: string | null
  readonly seoDescription?: string | null
  /** Higher values come first. */
  readonly position: number
}

/** The default fields of a product, except its identifiers, its units and its position. */
export const EMPTY_PRODUCT = {
  summary: null,
  description: null,
  price: null,
  compareAt: null,
  options: [],
  variants: [],
  active: true,
  featured: false,
  freeShipping: false,
  condition: 'new',
  category: null,
  subcategory: null,
  images: [],
  sku: null,
  barcode: null,
  lowAt: null,
  brand: null,
  warranty: null,
  dimensions: null,
  supplier: null,
  maxQuantity: null,
  seoTitle: null,
  seoDescription: null,
} as const satisfies Partial<ProductDraft>

/**
 * The limits of a product: longest texts in UTF-16 units, entries of lists, units of stock, and a price of a
 * thousand million of the major unit.
 */
export const PRODUCT_LIMITS = {
  /** Names, references, categories, SKUs, values of options. */
  text: 500,
  barcode: 120,
  warranty: 2_000,
  summary: 10_000,
  /** The lengths that search engines display. */
  seoTitle: 60,
  seoDescription: 155,
  description: 200_000,
  /** The label of the message that a buyer may write. */
  message: 120,
  options: 10,
  variants: 2_000,
  images: 200,
  units: 2_147_483_647,
  amount: 100_000_000_000_00,
} as const

/** The source of a picture: bytes in memory, or a file name that the importer looks up in its folder of images. */
export type ImageSource =
  | { readonly kind: 'bytes'; readonly name: string; readonly bytes: Uint8Array; readonly alt: string | null }
  | { readonly kind: 'file'; readonly name: string; readonly alt: string | null }
