import type { Amount } from './amount.ts'
import type { CityId, ShippingRate } from './shop.ts'

export type Delivery = 'address' | 'pickUp'

/** What delivery of this cart costs (B9), or why nobody can say yet: never a silent zero. */
export type ShippingQuote =
  | { readonly kind: 'quoted'; readonly price: Amount; readonly reason: 'shop' | 'products' | 'pickUp' | 'rate' }
  /** The rate depends on the city, and none is chosen yet. */
  | { readonly kind: 'cityNeeded' }
  /** noRange: M4; unset: M5; noCity: M10. */
  | { readonly kind: 'unavailable'; readonly reason: 'noRange' | 'unset' | 'noCity' }

/**
 * Quotes delivery of a cart by the shop's rate (B9, wire-format §2).
 *
 * Picking up is free, and so is a cart of free-shipping products only, whatever the rate says. The subtotal is the
 * cart total of B5, before discounts: a discount never makes delivery dearer. The first range that holds it counts,
 * both ends included.
 */
export function quoteShipping(
  rate: ShippingRate,
  cart: {
    readonly subtotal: Amount
    readonly lines: readonly { readonly freeShipping: boolean }[]
    readonly delivery: Delivery
  },
  cityId: CityId | null,
): ShippingQuote {
  if (cart.delivery === 'pickUp') return { kind: 'quoted', price: 0, reason: 'pickUp' }
  if (cart.lines.length > 0 && cart.lines.every((line) => line.freeShipping))
    return { kind: 'quoted', price: 0, reason: 'products' }
  switch (rate.kind) {
    case 'free':
      return { kind: 'quoted', price: 0, reason: 'shop' }
    case 'flat':
      return { kind: 'quoted', price: rate.price, reason: 'rate' }
    case 'bySubtotal': {
      const range = rate.ranges.find(({ from, to }) => from <= cart.subtotal && cart.subtotal <= to)
      return range ? { kind: 'quoted', price: range.price, reason: 'rate' } : { kind: 'unavailable', reason: 'noRange' }
    }
    case 'byCity': {
      if (cityId === null) return { kind: 'cityNeeded' }
      const price = rate.cities.find((city) => city.cityId === cityId)?.price ?? rate.elsewhere
      return price === null ? { kind: 'unavailable', reason: 'noCity' } : { kind: 'quoted', price, reason: 'rate' }
    }
    case 'unset':
      return { kind: 'unavailable', reason: 'unset' }
  }
}

/** What a shop ships at until its merchant says otherwise (D5). */
export const DEFAULT_SHIPPING_RATE: ShippingRate = { kind: 'free' }
