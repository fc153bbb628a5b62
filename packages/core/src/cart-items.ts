import type { CartLine } from './cart-line.ts'
import type { ProductId, VariantId } from './product.ts'

/** What `/checkout?items=` carries: `12:2,15.340:1` (product[.variant]:quantity). */
export type RequestedLine = {
  readonly productId: ProductId
  readonly variantId: VariantId | null
  readonly quantity: number
  readonly message?: string | null
}

/**
 * Reads what `itemsToText` wrote, or a person typed: no quantity is one. Entries that name no product are dropped;
 * odd quantities (0, −1, 1e9) are kept as asked, so that the server refuses them with a reason instead of guessing.
 */
export function itemsFromText(text: string | null): readonly RequestedLine[] {
  return (text ?? '').split(',').flatMap((item) => {
    const [, product, variant, quantity = '1'] =
      /^\s*(\d{1,15})(?:\.([^:]+))?(?::([-+.\deE]{1,12}))?\s*$/.exec(item) ?? []
    const variantId = variant === undefined ? null : unescaped(variant)
    if (!Number(product) || variantId === undefined || !Number.isInteger(Number(quantity))) return []
    return [{ productId: Number(product), variantId, quantity: Number(quantity) }]
  })
}

export function itemsToText(lines: readonly Pick<CartLine, 'productId' | 'variantId' | 'quantity'>[]): string {
  return lines
    .map(({ productId, variantId, quantity }) =>
      variantId === null ? `${productId}:${quantity}` : `${productId}.${escaped(variantId)}:${quantity}`,
    )
    .join(',')
}

const escaped = (variantId: VariantId): string => encodeURIComponent(variantId.replace(/\p{Surrogate}/gu, '\ufffd'))

function unescaped(variant: string): VariantId | undefined {
  try {
    return decodeURIComponent(variant)
  } catch {
    return undefined
  }
}
