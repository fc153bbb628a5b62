import type { Amount } from '../money/amount.ts'
import {
  compareAtOf,
  hasVariants,
  type Product,
  type ProductId,
  priceOf,
  type VariantId,
  variantById,
} from '../product/product.ts'

/** A cart line as the browser stores it. Its prices are those the shopper last saw; the server computes its own. */
export type CartLine = {
  readonly productId: ProductId
  readonly variantId: VariantId | null
  readonly slug: string
  readonly name: string
  readonly variant: readonly string[]
  readonly image: string | null
  readonly unitPrice: Amount
  readonly compareAt: Amount | null
  readonly quantity: number
  readonly freeShipping: boolean
  readonly maxQuantity: number | null
  readonly supplier: string | null
  readonly message: string | null
}

export const MAX_LINE_QUANTITY = 9999

/**
 * A line made from a product; null when the product (or variant) has no price or is not for sale, or when a variant must be
 * chosen first. A sold-out product does make a line: the cart check reports that it is sold out.
 */
export function lineFrom(
  product: Product,
  variantId: VariantId | null,
  quantity = 1,
  message: string | null = null,
): CartLine | null {
  const variant = variantId === null ? null : variantById(product, variantId)
  const unitPrice = priceOf(product, variantId)
  if (!product.active || unitPrice === null) return null
  if (hasVariants(product) ? !variant?.enabled : variantId !== null) return null
  return {
    productId: product.id,
    variantId,
    slug: product.slug,
    name: product.name,
    variant: variant?.values ?? [],
    image: product.images[0]?.src ?? null,
    unitPrice,
    compareAt: compareAtOf(product, variantId),
    quantity: clampQuantity(quantity, product.maxQuantity),
    freeShipping: product.freeShipping,
    maxQuantity: product.maxQuantity,
    supplier: product.supplier,
    message: message?.trim() || null,
  }
}

export type LineKey = string
type LineRef = Pick<CartLine, 'productId' | 'variantId'>

/** The key by which stock is counted: a product, or one of its variants. */
export const stockLineKey = ({ productId, variantId }: LineRef): LineKey =>
  variantId === null ? `${productId}` : `${productId}.${variantId}`

/** The key of a line: the same product with another message is another line. */
export const lineKey = (line: LineRef & { readonly message?: string | null }): LineKey =>
  line.message ? `${stockLineKey(line)} ${line.message}` : stockLineKey(line)

/** B5: the sum of price × quantity. */
export function subtotal(lines: readonly Pick<CartLine, 'unitPrice' | 'quantity'>[]): Amount {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
}

/** Units in total, not lines: the number beside the cart's icon. */
export function unitCount(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** A whole number from 0 to the line's maximum. A value that is not a number becomes 0. */
export function clampQuantity(quantity: number, maxQuantity: number | null): number {
  const most = Math.min(MAX_LINE_QUANTITY, Math.max(0, Math.floor(maxQuantity ?? MAX_LINE_QUANTITY)))
  return Number.isNaN(quantity) ? 0 : Math.min(most, Math.max(0, Math.floor(quantity)))
}
