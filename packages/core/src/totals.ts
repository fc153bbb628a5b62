import type { Amount } from './amount.ts'
import type { AppliedDiscount, Discount } from './discount.ts'
import type { Delivery, ShippingQuote } from './shipping.ts'
import type { CityId, ShippingRate } from './shop.ts'

export type PricedLine = { readonly unitPrice: Amount; readonly quantity: number; readonly freeShipping: boolean }

export type Totals = {
  readonly units: number
  readonly subtotal: Amount
  readonly discounts: readonly AppliedDiscount[]
  readonly discount: Amount
  readonly shipping: ShippingQuote
  /** Subtotal − discount + shipping where it is quoted. */
  readonly total: Amount
  /** V2. `missing` is what the subtotal still needs; null when there is no minimum or it is reached. */
  readonly minimum: { readonly amount: Amount; readonly missing: Amount } | null
}

/** Where lines, discounts, shipping and the minimum meet: the only place that computes a total, on server and client alike. */
export declare function cartTotals(input: {
  readonly lines: readonly PricedLine[]
  readonly discounts: readonly Discount[]
  readonly shippingRate: ShippingRate
  readonly minPurchase: Amount | null
  readonly delivery: Delivery
  readonly cityId: CityId | null
}): Totals
