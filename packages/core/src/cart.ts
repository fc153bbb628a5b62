import { produce } from 'immer'
import type { Amount } from './amount.ts'
import {
  compareAtOf,
  hasVariants,
  type Product,
  type ProductId,
  priceOf,
  type VariantId,
  variantById,
} from './product.ts'
import type { ShopId } from './shop.ts'

/** What the browser remembers of one choice (D3). Prices are what the shopper last saw; the server computes its own. */
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

export type Cart = { readonly shopId: ShopId; readonly lines: readonly CartLine[] }

export const MAX_LINE_QUANTITY = 9999

export function emptyCart(shopId: ShopId): Cart {
  return { shopId, lines: [] }
}

/**
 * A line made from a product; null when the product (or variant) has no price or is not for sale, or when a variant
 * has still to be chosen. What is sold out does make a line: the cart check says so to the shopper.
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

/** Same product and variant: quantities add up, the rest is the newer line's. Never above `maxQuantity`. */
export function addLine(cart: Cart, line: CartLine): Cart {
  return produce(cart, (draft) => {
    const key = lineKey(line)
    const at = draft.lines.findIndex((other) => lineKey(other) === key)
    const before = draft.lines[at]
    const quantity = clampQuantity((before?.quantity ?? 0) + line.quantity, line.maxQuantity)
    const added = { ...line, variant: [...line.variant], quantity, message: line.message ?? before?.message ?? null }
    if (before) draft.lines[at] = added
    else draft.lines.push(added)
  })
}

/** 0 keeps the line (inactive, S5) so that a shopper may change their mind; negative, fractional or huge numbers are clamped. */
export function setQuantity(cart: Cart, key: LineKey, quantity: number): Cart {
  return produce(cart, (draft) => {
    for (const line of draft.lines) if (lineKey(line) === key) line.quantity = clampQuantity(quantity, line.maxQuantity)
  })
}

export function removeLine(cart: Cart, key: LineKey): Cart {
  return produce(cart, (draft) => {
    draft.lines = draft.lines.filter((line) => lineKey(line) !== key)
  })
}

export function clearCart(cart: Cart): Cart {
  return emptyCart(cart.shopId)
}

export type LineKey = string
export function lineKey(line: Pick<CartLine, 'productId' | 'variantId'>): LineKey {
  return line.variantId === null ? `${line.productId}` : `${line.productId}.${line.variantId}`
}

/** B5: the sum of price × quantity. */
export function subtotal(lines: readonly Pick<CartLine, 'unitPrice' | 'quantity'>[]): Amount {
  return lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
}

export function unitCount(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

/** A whole number from 0 to what a line may hold; what is no number at all is 0. */
export function clampQuantity(quantity: number, maxQuantity: number | null): number {
  const most = Math.min(MAX_LINE_QUANTITY, Math.max(0, Math.floor(maxQuantity ?? MAX_LINE_QUANTITY)))
  return Number.isNaN(quantity) ? 0 : Math.min(most, Math.max(0, Math.floor(quantity)))
}
