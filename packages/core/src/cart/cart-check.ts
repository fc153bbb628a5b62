import type { Amount } from '../money/amount.ts'
import { hasVariants, type Product, unitsOf } from '../product/product.ts'
import type { Cart } from './cart.ts'
import { type CartLine, lineFrom, stockLineKey } from './cart-line.ts'

/**
 * S5: `inactive`: quantity 0, deleted, switched off, without a price, or its variant is disabled or sold out; `outOfStock`:
 * more units than available.
 */
export type LineStatus = 'ok' | 'inactive' | 'outOfStock'
/** `unitsAvailable`: how many of this line's product or variant a shopper may buy: stock, or the product's own limit if smaller. */
export type CheckedLine = CartLine & {
  readonly status: LineStatus
  readonly unitsAvailable: number
  readonly priceChangedFrom: Amount | null
}
/** `changed`: a name, price, image or limit differs from the stored cart. */
export type CartCheck = { readonly lines: readonly CheckedLine[]; readonly valid: boolean; readonly changed: boolean }

/**
 * Compares the cart with the current products: names, prices, images and limits are updated, two lines that share a
 * product's stock are counted together, and the cart is valid if it has lines and every line is `ok`.
 */
export function checkCart(cart: Cart, products: readonly Product[]): CartCheck {
  const byId = new Map(products.map((product) => [product.id, product]))
  const quantities = new Map<string, number>()
  for (const line of cart.lines)
    quantities.set(stockLineKey(line), (quantities.get(stockLineKey(line)) ?? 0) + Math.max(0, line.quantity))

  const lines = cart.lines.map((line) =>
    checkLine(line, byId.get(line.productId), quantities.get(stockLineKey(line)) ?? 0),
  )
  return {
    lines,
    valid: lines.length > 0 && lines.every((line) => line.status === 'ok'),
    changed: lines.some((line, i) => !sameFacts(line, cart.lines[i])),
  }
}

function checkLine(line: CartLine, product: Product | undefined, quantity: number): CheckedLine {
  const fresh = product && lineFrom(product, line.variantId)
  if (!product || !fresh) return { ...line, status: 'inactive', unitsAvailable: 0, priceChangedFrom: null }
  const unitsAvailable = Math.min(unitsOf(product, line.variantId), product.maxQuantity ?? Number.POSITIVE_INFINITY)
  const emptyVariant = hasVariants(product) && unitsAvailable === 0
  return {
    ...fresh,
    quantity: line.quantity,
    message: line.message,
    status: !(line.quantity > 0) || emptyVariant ? 'inactive' : quantity > unitsAvailable ? 'outOfStock' : 'ok',
    unitsAvailable,
    priceChangedFrom: fresh.unitPrice === line.unitPrice ? null : line.unitPrice,
  }
}

const FACTS = ['slug', 'name', 'image', 'unitPrice', 'compareAt', 'freeShipping', 'maxQuantity', 'supplier'] as const

function sameFacts(a: CartLine, b: CartLine | undefined): boolean {
  return b !== undefined && FACTS.every((fact) => a[fact] === b[fact]) && a.variant.join('\n') === b.variant.join('\n')
}
