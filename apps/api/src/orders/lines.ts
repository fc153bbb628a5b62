import { type Amount, lineKey, MAX_LINE_QUANTITY, type OrderDraft, type RequestedLine } from '@store/core'
import { MAX_ROW_ID } from '../database/open.ts'

/** All lines of a draft with the same product, variant and message, together. */
export type RequestedVariant = {
  readonly key: string
  readonly productId: number
  readonly variantId: string | null
  /** 0 if one of the lines has an invalid quantity. */
  readonly quantity: number
  readonly message: string | null
  /** The prices the shopper saw. */
  readonly seen: readonly Amount[]
}

/** Merges lines with the same product, variant and message, in the order of their first appearance. */
export function mergeLines(lines: OrderDraft['lines']): readonly RequestedVariant[] {
  const byKey = new Map<string, RequestedVariant>()
  for (const line of lines) {
    const key = lineKey(line)
    const before = byKey.get(key)
    const quantity = isQuantity(line.quantity) && before?.quantity !== 0 ? line.quantity + (before?.quantity ?? 0) : 0
    byKey.set(key, {
      key,
      productId: line.productId,
      variantId: line.variantId,
      quantity: quantity <= MAX_LINE_QUANTITY ? quantity : 0,
      message: line.message ?? null,
      seen: [...(before?.seen ?? []), ...(typeof line.unitPrice === 'number' ? [line.unitPrice] : [])],
    })
  }
  return [...byKey.values()]
}

const isQuantity = (quantity: number) => Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY

/** Ids as our tables can store them; other ids belong to none of our products. */
export function stockKeyOf({ productId, variantId }: Pick<RequestedLine, 'productId' | 'variantId'>) {
  const variant = variantId === null ? 0 : /^[1-9]\d{0,8}$/.test(variantId) ? Number(variantId) : null
  const isProduct = Number.isInteger(productId) && productId > 0 && productId <= MAX_ROW_ID
  return isProduct && variant !== null ? { productId, variantId: variant } : null
}
