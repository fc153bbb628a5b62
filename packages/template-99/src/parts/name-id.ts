import type { Product } from '@store/core'

/**
 * The element id of a product's name: a target for links, and for the focus when the bubble of an added line is
 * removed.
 */
export const nameId = (product: Pick<Product, 'id'>) => `p${product.id}`
