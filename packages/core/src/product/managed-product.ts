import type { Image, ProductId } from './product.ts'
import type { ProductDraft, ProductStatus } from './product-draft.ts'

type DraftVariant = ProductDraft['variants'][number]

type LeftOut =
  | 'variants'
  | 'images'
  | 'saleEnds'
  | 'message'
  | 'status'
  | 'barcode'
  | 'lowAt'
  | 'tax'
  | 'seoTitle'
  | 'seoDescription'

/** A product as its merchant edits it. */
export type EditableProduct = Omit<ProductDraft, LeftOut> & {
  readonly id: ProductId
  readonly slug: string
  readonly status: ProductStatus
  /** When it was moved to the bin; null: it is not there. */
  readonly deletedAt: string | null
  readonly saleEnds: string | null
  readonly variants: readonly (DraftVariant & {
    readonly id: number
    readonly saleEnds: string | null
    readonly barcode: string | null
  })[]
  readonly images: readonly Image[]
  /** Units sold so far. */
  readonly sold: number
  readonly barcode: string | null
  readonly lowAt: number | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  /** The tax that its price contains, one of the shop's; null: none. */
  readonly taxId: number | null
  readonly message: NonNullable<ProductDraft['message']> | null
  /** Values of filter tags. */
  readonly tags: readonly number[]
}

/** A product in its merchant's list. With variants, `units` is the sum of all of them. */
export type StockedProduct = {
  readonly id: ProductId
  readonly reference: string
  readonly name: string
  readonly sku: string | null
  readonly barcode: string | null
  readonly lowAt: number | null
  readonly price: number | null
  readonly compareAt: number | null
  readonly active: boolean
  readonly status: ProductStatus
  readonly deletedAt: string | null
  readonly category: string | null
  readonly brand: string | null
  /** Its first picture. */
  readonly image: string | null
  readonly units: number
  readonly sold: number
  /** Units sold in the last 30 days, and for how many days the stock lasts at that rate; null: none was sold. */
  readonly soldLately: number
  readonly daysLeft: number | null
  readonly variants: readonly {
    readonly id: number
    readonly values: readonly string[]
    readonly sku: string | null
    readonly barcode: string | null
    readonly enabled: boolean
    readonly price: number
    readonly units: number
  }[]
}
