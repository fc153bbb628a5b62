import type { Product, ProductId, ShopId } from '@store/core'
import { and, eq } from 'drizzle-orm'
import type { Change } from '../../shops/store/shops.ts'
import type { StoredProductDraft } from '../product-draft.ts'
import { products } from '../schema.ts'

/** What an operator says of a product by hand, since few files have a column for it. */
export type ProductFacts = Pick<
  Product,
  'warranty' | 'supplier' | 'maxQuantity' | 'condition' | 'freeShipping' | 'message'
>

/** Changes what is given and leaves the rest. */
export async function setProductFacts(tx: Change, shopId: ShopId, id: ProductId, change: Partial<ProductFacts>) {
  await tx
    .update(products)
    .set(change)
    .where(and(eq(products.shopId, shopId), eq(products.id, id)))
}

/**
 * The draft with what was said of its product by hand: a file that says nothing of it takes none of it back. It cannot say
 * "new" or "no free shipping" either, which is what files without such a column say of everything.
 */
export function withKeptFacts(draft: StoredProductDraft, known: ProductFacts | undefined): StoredProductDraft {
  if (!known) return draft
  const message = draft.message ?? known.message
  return {
    ...draft,
    warranty: draft.warranty ?? known.warranty,
    supplier: draft.supplier ?? known.supplier,
    maxQuantity: draft.maxQuantity ?? known.maxQuantity,
    condition: draft.condition === 'new' ? known.condition : draft.condition,
    freeShipping: draft.freeShipping || known.freeShipping,
    ...(message && { message: { label: message.label, required: message.required } }),
  }
}
