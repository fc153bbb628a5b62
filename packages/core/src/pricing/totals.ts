import { subtotal as subtotalOf, unitCount } from '../cart/cart-line.ts'
import { type Amount, type Currency, sumAmounts } from '../money/amount.ts'
import { shownUnit } from '../money/rounding.ts'
import type { CityId, ShippingRate } from '../shop/shop.ts'
import { type Coupon, couponDiscount } from './coupon.ts'
import { type AppliedDiscount, applicableDiscounts, type Discount } from './discount.ts'
import { type Delivery, quoteShipping, type ShippingQuote } from './shipping.ts'

export type PricedLine = { readonly unitPrice: Amount; readonly quantity: number; readonly freeShipping: boolean }

export type Totals = {
  readonly units: number
  readonly subtotal: Amount
  /** In the order of their application: by quantity, by subtotal, the coupon. */
  readonly discounts: readonly AppliedDiscount[]
  readonly discount: Amount
  readonly shipping: ShippingQuote
  /** Subtotal − discount + shipping, if it is quoted. */
  readonly total: Amount
  /** V2. `missing` is what the subtotal still needs; null when there is no minimum or it is reached. */
  readonly minimum: { readonly amount: Amount; readonly missing: Amount } | null
}

/**
 * Combines lines, discounts, coupon, shipping and minimum: the only place that computes a total, on server
 * and client alike. Lines with quantity 0 do not count, for free shipping neither. The minimum is compared with the
 * subtotal before discounts. A coupon reduces what the discounts leave, but not the shipping
 * (docs/decisions/019-coupons.md). Every reduction is rounded to the unit that shops of the currency show, so that the shown
 * amounts add up to the charged one. The order of lines and of discounts does not matter.
 */
export function cartTotals(input: {
  readonly lines: readonly PricedLine[]
  readonly currency: Currency
  readonly discounts: readonly Discount[]
  /** A coupon that applies: `couponProblem` returned null. */
  readonly coupon: Pick<Coupon, 'code' | 'reduction'> | null
  readonly shippingRate: ShippingRate
  readonly minPurchase: Amount | null
  readonly delivery: Delivery
  readonly cityId: CityId | null
}): Totals {
  const lines = input.lines.filter((line) => line.quantity > 0)
  const units = unitCount(lines)
  const subtotal = subtotalOf(lines)
  const unit = shownUnit(input.currency)
  const earned = applicableDiscounts(input.discounts, { subtotal, units }, unit)
  const left = subtotal - sumAmounts(earned.map(({ amount }) => amount))
  const coupon = input.coupon && couponDiscount(input.coupon, left, unit)
  const discounts = coupon ? [...earned, coupon] : earned
  const discount = sumAmounts(discounts.map(({ amount }) => amount))
  const shipping = quoteShipping(input.shippingRate, { subtotal, lines, delivery: input.delivery }, input.cityId)
  const missing = (input.minPurchase ?? 0) - subtotal
  return {
    units,
    subtotal,
    discounts,
    discount,
    shipping,
    total: subtotal - discount + (shipping.kind === 'quoted' ? shipping.price : 0),
    minimum: input.minPurchase !== null && missing > 0 ? { amount: input.minPurchase, missing } : null,
  }
}

/** The same totals with another delivery: for a city that is chosen after the quote, or for pickup. */
export function deliveredTotals(
  totals: Totals,
  to: {
    readonly lines: readonly { readonly quantity: number; readonly freeShipping: boolean }[]
    readonly shippingRate: ShippingRate
    readonly delivery: Delivery
    readonly cityId: CityId | null
  },
): Totals {
  const { subtotal, discount } = totals
  const lines = to.lines.filter((line) => line.quantity > 0)
  const shipping = quoteShipping(to.shippingRate, { subtotal, lines, delivery: to.delivery }, to.cityId)
  return { ...totals, shipping, total: subtotal - discount + (shipping.kind === 'quoted' ? shipping.price : 0) }
}
