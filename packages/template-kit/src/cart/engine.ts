import {
  addLine,
  type Cart,
  type CartCheck,
  type CheckedLine,
  cartTotals,
  checkCart,
  hasVariants,
  itemsToText,
  lineFrom,
  MAX_LINE_QUANTITY,
  nextDiscount,
  type Product,
  productAvailability,
  type ShopId,
  stockLineKey,
  type Totals,
  unitCount,
  unitsOf,
  type VariantId,
} from '@store/core'
import type { CartAnswer, ShopView } from '../design.ts'
import type { ShippingPlace } from './shipping-place.ts'
import { storageKey } from './storage.ts'

/**
 * Everything that changes a cart or computes its totals. A separate chunk, loaded when a shopper first has a cart, so that
 * browse pages do not load it.
 */
export { lineKey, removeLine, repairCart, setQuantity } from '@store/core'
export { keepPurchase } from './purchase.ts'
export { keepPlace, readPlace } from './shipping-place.ts'

/** Why nothing was added; each has a text, `cart.refused.…`. `failed`: this chunk could not be loaded. */
export type AddRefusal =
  | 'chooseVariant'
  | 'soldOut'
  | 'notAvailable'
  | 'noMore'
  | 'atMaximum'
  | 'messageNeeded'
  | 'failed'
export type AddRequest = {
  readonly product: Product
  readonly variantId: VariantId | null
  readonly quantity: number
  readonly message: string | null
}

/** The cart with a product added, or the reason why not (S3, S5). Units already in the cart count towards stock and limit. */
export function withAddition(cart: Cart, request: AddRequest): Cart | AddRefusal {
  const { product, variantId } = request
  if (variantId === null && hasVariants(product))
    return productAvailability(product) === 'available' ? 'chooseVariant' : soldOutOrNot(product)
  const line = lineFrom(product, variantId, request.quantity, request.message)
  if (!line || line.quantity === 0) return 'notAvailable'
  const units = unitsOf(product, variantId)
  if (units === 0) return soldOutOrNot(product)
  if (product.message?.required && line.message === null) return 'messageNeeded'
  const before = unitCount(cart.lines.filter((other) => stockLineKey(other) === stockLineKey(line)))
  if (before + line.quantity > (product.maxQuantity ?? MAX_LINE_QUANTITY)) return 'atMaximum'
  if (before + line.quantity > units) return 'noMore'
  return { ...addLine(cart, line), id: Math.random().toString(36).slice(2) }
}

const soldOutOrNot = (product: Product): AddRefusal => (product.active ? 'soldOut' : 'notAvailable')

/** The lines and sums of a cart, as they are shown. */
export type CartSums = {
  readonly lines: readonly CheckedLine[]
  /** Units in the cart. */
  readonly count: number
  /** Argument of `paths.checkout(…)`. */
  readonly checkoutItems: string
  /** Null while the cart is empty. */
  readonly check: CartCheck | null
  /** Null while the cart is empty. */
  readonly totals: Totals | null
  /** The next discount (D4) and the amount missing for it; null before the first answer. `useDiscountHint` has its text. */
  readonly nextDiscount: ReturnType<typeof nextDiscount>
}

/** For a cart with lines. Before the first answer, lines count as they were stored, by the rules in the page. */
export function sumsOf(cart: Cart, answer: CartAnswer | null, view: ShopView, place: ShippingPlace | null): CartSums {
  const check = checked(cart, answer)
  const { lines } = check
  const totals = totalsOf(check, answer, view, place)
  return {
    lines,
    count: unitCount(lines),
    checkoutItems: itemsToText(lines.filter((line) => line.quantity > 0)),
    check,
    totals,
    nextDiscount: answer && nextDiscount(answer.discounts, totals),
  }
}

function checked(cart: Cart, answer: CartAnswer | null): CartCheck {
  if (answer) return checkCart(cart, answer.products)
  const lines = cart.lines.map(
    (line): CheckedLine => ({
      ...line,
      status: line.quantity > 0 ? 'ok' : 'inactive',
      unitsAvailable: line.maxQuantity ?? MAX_LINE_QUANTITY,
      priceChangedFrom: null,
    }),
  )
  return { lines, valid: lines.length > 0 && lines.every(({ status }) => status === 'ok'), changed: false }
}

/** Totals of the lines that can be bought, delivered to an address in the chosen city. */
function totalsOf(
  check: CartCheck,
  answer: CartAnswer | null,
  { shop }: ShopView,
  place: ShippingPlace | null,
): Totals {
  return cartTotals({
    lines: check.lines.filter(({ status }) => status !== 'inactive'),
    currency: shop.currency,
    discounts: answer?.discounts ?? [],
    coupon: null,
    shippingRate: answer?.shippingRate ?? shop.shippingRate,
    minPurchase: answer ? answer.minPurchase : shop.minPurchase,
    delivery: 'address',
    cityId: place?.cityId ?? null,
  })
}

/** The cart with the names and prices of the answer, once the shopper has seen them. */
export function accepted(cart: Cart, answer: CartAnswer): Cart {
  const { changed, lines } = checkCart(cart, answer.products)
  return changed ? { ...cart, lines: lines.map(({ status, unitsAvailable, priceChangedFrom, ...line }) => line) } : cart
}

/** Stores a cart (S4); an empty one is removed. False when it could not be stored for longer than the visit. */
export function stored(cart: Cart): boolean {
  const { shopId } = cart
  const text = cart.lines.length > 0 ? JSON.stringify(cart) : null
  const isKept = keep('localStorage', shopId, text)
  keep('sessionStorage', shopId, isKept ? null : text)
  return isKept || text === null
}

function keep(name: 'localStorage' | 'sessionStorage', shopId: ShopId, text: string | null): boolean {
  try {
    if (text === null) window[name].removeItem(storageKey(shopId))
    else window[name].setItem(storageKey(shopId), text)
    return true
  } catch {
    return false
  }
}
