import { FIELD_LIMITS } from '../field-limits.ts'
import type { ProductId, VariantId } from '../product/product.ts'

/** The value of `/checkout?items=`: `12:2,15.340:1` (product[.variant]:quantity). */
export type RequestedLine = {
  readonly productId: ProductId
  readonly variantId: VariantId | null
  readonly quantity: number
  readonly message?: string | null
}

/** The longest text that is read, in UTF-16 units (a longer one gives no lines), and the most lines. */
export const MAX_ITEMS_LENGTH = 8_000
export const MAX_CART_LINES = 500

/**
 * Reads a text that `itemsToText` wrote or a person typed. Without a quantity it is 1. Entries without a product id are dropped;
 * odd quantities (0, −1, 1e9) are kept as they are, so that the server refuses them with a reason instead of guessing.
 */
export function itemsFromText(text: string | null): readonly RequestedLine[] {
  const list = text ?? ''
  if (list.length > MAX_ITEMS_LENGTH) return []
  return list.split(',', MAX_CART_LINES).flatMap((item) => {
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
    // Databases refuse NUL characters, and no variant has an id this long.
    return id.includes('\0') || id.length > FIELD_LIMITS.key ? undefined : id
  } catch {
    return undefined
  }
}
