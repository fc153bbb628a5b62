import type { Image } from './product.ts'
import type { ProductDraft } from './product-draft.ts'

type DraftVariant = ProductDraft['variants'][number]

/** Changes of a product. Fields that are left out are unchanged. */
export type ProductChange = Partial<Omit<ProductDraft, 'reference' | 'variants' | 'images'>> & {
  readonly variants?: readonly (Pick<DraftVariant, 'values'> & Partial<DraftVariant>)[]
  readonly images?: readonly Image[]
  /** One of the shop's taxes; `tax` names it instead. Null: none. */
  readonly taxId?: number | null
  /** Values of filter tags. */
  readonly tags?: readonly number[]
  /** The product keeps its pictures, before these. */
  readonly keepImages?: boolean
}

/** Changes of a product, with the reference that identifies it. */
export type ProductInput = ProductChange & { readonly reference: string }

/**
 * The changes that a file or an archive makes. Few files have columns for the warranty and similar fields, so a missing
 * value removes nothing. "New" and "no free shipping" are such files' defaults for all products, so they change nothing either.
 */
export function changeFrom(draft: Omit<ProductDraft, 'images'> & { readonly images: readonly Image[] }): ProductInput {
  const { warranty, supplier, maxQuantity, message, condition, freeShipping, variants, ...others } = draft
  const { barcode, lowAt, tax, seoTitle, seoDescription, ...rest } = others
  return {
    ...rest,
    saleEnds: rest.saleEnds ?? null,
    variants: variants.map(({ barcode: code, ...variant }) => ({
      ...variant,
      ...(code && { barcode: code }),
      saleEnds: variant.saleEnds ?? null,
    })),
    ...(barcode && { barcode }),
    ...(typeof lowAt === 'number' && { lowAt }),
    ...(tax && { tax }),
    ...(seoTitle && { seoTitle }),
    ...(seoDescription && { seoDescription }),
    ...(warranty !== null && { warranty }),
    ...(supplier !== null && { supplier }),
    ...(maxQuantity !== null && { maxQuantity }),
    ...(message && { message }),
    ...(condition !== 'new' && { condition }),
    ...(freeShipping && { freeShipping }),
  }
}
