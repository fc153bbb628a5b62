import type { Image } from './product.ts'
import type { ProductDraft } from './product-draft.ts'

type DraftVariant = ProductDraft['variants'][number]

/** What is said of a product. Nothing is said of what is left out. */
export type ProductSaid = Partial<Omit<ProductDraft, 'reference' | 'variants' | 'images'>> & {
  readonly variants?: readonly (Pick<DraftVariant, 'values'> & Partial<DraftVariant>)[]
  readonly images?: readonly Image[]
  /** Values of filter tags. */
  readonly tags?: readonly number[]
  /** Pictures that the product has stay, before these. */
  readonly keepImages?: boolean
}

/** What is said of a product, by the reference it is known by. */
export type StatedProduct = ProductSaid & { readonly reference: string }

/**
 * What a file or an archive says of its product. Few have columns for its warranty and the like, so that one without a
 * word of them takes none back; it cannot say "new" or "no free shipping" either, which is what such files say of all.
 */
export function saidIn(draft: Omit<ProductDraft, 'images'> & { readonly images: readonly Image[] }): StatedProduct {
  const { warranty, supplier, maxQuantity, message, condition, freeShipping, variants, ...rest } = draft
  return {
    ...rest,
    saleEnds: rest.saleEnds ?? null,
    variants: variants.map((variant) => ({ ...variant, saleEnds: variant.saleEnds ?? null })),
    ...(warranty !== null && { warranty }),
    ...(supplier !== null && { supplier }),
    ...(maxQuantity !== null && { maxQuantity }),
    ...(message && { message }),
    ...(condition !== 'new' && { condition }),
    ...(freeShipping && { freeShipping }),
  }
}
