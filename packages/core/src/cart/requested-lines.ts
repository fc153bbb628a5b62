import { FIELD_LIMITS } from '../field-limits.ts'
import type { ProductId, VariantId } from '../product/product.ts'

/** What `/checkout?items=` carries: `12:2,15.340:1` (product[.variant]:quantity). */
export type RequestedLine = {
  readonly productId: ProductId
  readonly variantId: VariantId | null
  readonly quantity: number
  readonly message?: string | null
}

/** The longest text that is read, in UTF-16 units: a longer one names nothing. And the most lines. */
export const MAX_ITEMS_LENGTH = 8_000
export const MAX_CART_LINES = 500

/**
 * Reads what `itemsToText` wrote, or a person typed: no quantity is one. Entries that name no product are dropped;
 * odd quantities (0, −1, 1e9) are kept as asked, so that the server refuses them with a reason instead of guessing.
 */
export function itemsFromText(text: string | null): readonly RequestedLine[] {
  const given = text ?? ''
  if (given.length > MAX_ITEMS_LENGTH) return []
  return given.split(',', MAX_CART_LINES).flatMap((item) => {
    const [, product, variant, quantity = '1'] =
      /^(\d{1,15})(?:\.([^\s:]+))?(?::([-+.\deE]{1,12}))?$/.exec(item.trim()) ?? []
    const variantId = variant === undefined ? null : unescaped(variant)
    if (!Number(product) || variantId === undefined || !Number.isInteger(Number(quantity))) return []
    return [{ productId: Number(product), variantId, quantity: Number(quantity) }]
  })
}

function unescaped(variant: string): VariantId | undefined {
  try {
    const id = decodeURIComponent(variant)
    // No database takes a NUL, and no variant has so long a name.
    return id.includes('\0') || id.length > FIELD_LIMITS.key ? undefined : id
  } catch {
    return undefined
  }
}
