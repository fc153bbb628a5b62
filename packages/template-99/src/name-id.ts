import type { Product } from '@store/core'

/** The id of a product's name on its page, to link to, and where the focus goes when a bubble about it is taken back. */
export const nameId = (product: Pick<Product, 'id'>) => `p${product.id}`
