import {
  addLine,
  type Cart,
  type CartCheck,
  type CheckedLine,
  cartTotals,
  checkCart,
  hasVariants,
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
 * Everything that changes or computes a cart. Loaded by itself when a shopper first has one, so that browse pages do
 * not carry it.
 */
export { lineKey, removeLine, repairCart, setQuantity } from '@store/core'
export { keepPurchase } from './purchase.ts'
export { keepPlace, readPlace } from './shipping-place.ts'

/** Why nothing was added; each has its sentence, `cart.refused.…`. `failed`: the cart's code could not be loaded. */
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

/** The cart with the wish in it, or why not (S3, S5). What is in the cart already counts. */
export function wishAdded(cart: Cart, wish: AddRequest): Cart | AddRefusal {
  const { product, variantId } = wish
  if (variantId === null && hasVariants(product))
    return productAvailability(product) === 'available' ? 'chooseVariant' : soldOutOrNot(product)
  const line = lineFrom(product, variantId, wish.quantity, wish.message)
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

/** The cart as last checked; before the first answer every line counts as it was remembered. */
export function checked(cart: Cart, answer: CartAnswer | null): CartCheck {
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

/** Totals of what can be bought, to an address, in the city where one was asked for. Until the server has answered, by the rules the page came with. */
export function totalsOf(
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

/** The discount that comes next (D4); null while the server has not said which there are. */
export const nextDiscountOf = (totals: Totals, answer: CartAnswer | null): ReturnType<typeof nextDiscount> =>
  answer && nextDiscount(answer.discounts, totals)

/** The cart with the facts the check brought: the shopper has seen them. */
export function accepted(cart: Cart, check: CartCheck): Cart {
  if (!check.changed) return cart
  return {
    ...cart,
    lines: check.lines.map(({ status, unitsAvailable, priceChangedFrom, ...line }) => line),
  }
}

/** Keeps a cart (S4); an empty one is nothing to keep. False when it could not be kept for longer than the visit. */
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
