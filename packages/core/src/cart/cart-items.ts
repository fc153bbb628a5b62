import type { VariantId } from '../product/product.ts'
import type { CartLine } from './cart-line.ts'

/** Cart lines in the form used in addresses: `12:2,15.340:1` (product[.variant]:quantity). `itemsFromText` reads them. */
export function itemsToText(lines: readonly Pick<CartLine, 'productId' | 'variantId' | 'quantity'>[]): string {
  return lines
    .map(({ productId, variantId, quantity }) =>
      variantId === null ? `${productId}:${quantity}` : `${productId}.${escaped(variantId)}:${quantity}`,
    )
    .join(',')
}

const escaped = (variantId: VariantId): string => encodeURIComponent(variantId.replace(/\p{Surrogate}/gu, '\ufffd'))
