import type { VariantId } from '../product/product.ts'
import type { CartLine } from './cart-line.ts'

/** Cart lines as an address carries them: `12:2,15.340:1` (product[.variant]:quantity). `itemsFromText` reads them. */
export function itemsToText(lines: readonly Pick<CartLine, 'productId' | 'variantId' | 'quantity'>[]): string {
  return lines
    .map(({ productId, variantId, quantity }) =>
      variantId === null ? `${productId}:${quantity}` : `${productId}.${escaped(variantId)}:${quantity}`,
    )
    .join(',')
}

const escaped = (variantId: VariantId): string => encodeURIComponent(variantId.replace(/\p{Surrogate}/gu, '\ufffd'))
