import type { Amount } from './amount.ts'
import type { Product, ProductId, VariantId } from './product.ts'
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

export declare function emptyCart(shopId: ShopId): Cart
/** A line made from a product; null when the product (or variant) has no price or is not for sale. */
export declare function lineFrom(product: Product, variantId: VariantId | null, quantity?: number, message?: string | null): CartLine | null
/** Same product and variant: quantities add up. Never above `maxQuantity`. */
export declare function addLine(cart: Cart, line: CartLine): Cart
/** 0 keeps the line (inactive, S5) so that a shopper may change their mind; negative, fractional or huge numbers are clamped. */
export declare function setQuantity(cart: Cart, key: LineKey, quantity: number): Cart
export declare function removeLine(cart: Cart, key: LineKey): Cart
export declare function clearCart(cart: Cart): Cart

export type LineKey = string
export declare function lineKey(line: Pick<CartLine, 'productId' | 'variantId'>): LineKey
/** B5: the sum of price × quantity. */
export declare function subtotal(lines: readonly Pick<CartLine, 'unitPrice' | 'quantity'>[]): Amount
export declare function unitCount(lines: readonly Pick<CartLine, 'quantity'>[]): number

/** Reads a stored cart of any age or damage: what can be understood is kept, the rest dropped; never throws. */
export declare function repairCart(stored: unknown, shopId: ShopId): Cart

/** What `/checkout?items=` carries: `12:2,15.340:1` (product[.variant]:quantity). */
export type RequestedLine = { readonly productId: ProductId; readonly variantId: VariantId | null; readonly quantity: number; readonly message?: string | null }
export declare function itemsFromText(text: string | null): readonly RequestedLine[]
export declare function itemsToText(lines: readonly Pick<CartLine, 'productId' | 'variantId' | 'quantity'>[]): string
