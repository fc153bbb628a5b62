import type { Amount } from '../money/amount.ts'
import type { CityId, DeliveryDays, ShippingRate } from '../shop/shop.ts'

export type Delivery = 'address' | 'pickUp'

/** The price of delivery for this cart, or why it is not known yet. It is never zero by accident. */
export type ShippingQuote =
  | {
      readonly kind: 'quoted'
      readonly price: Amount
      readonly reason: 'shop' | 'products' | 'pickUp' | 'rate'
      /** The delivery time, if the shop gives one. */
      readonly days?: DeliveryDays
    }
  /** The rate depends on the city, and none is chosen yet. */
  | { readonly kind: 'cityNeeded' }
  /** noRange: M4; unset: M5; noCity: M10. */
  | { readonly kind: 'unavailable'; readonly reason: 'noRange' | 'unset' | 'noCity' }

/**
 * Quotes delivery of a cart by the shop's rate.
 *
 * Pickup is free, and so is a cart with free-shipping products only, whatever the rate says. The subtotal is the
 * cart total of B5, before discounts: a discount never makes delivery more expensive. The first range that contains it counts,
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
  const days = deliveryDays(rate, cityId)
  const quoted = (price: Amount, reason: 'shop' | 'products' | 'rate'): ShippingQuote => ({
    kind: 'quoted',
    price,
    reason,
    ...(days && { days }),
  })
  if (cart.lines.length > 0 && cart.lines.every((line) => line.freeShipping)) return quoted(0, 'products')
  switch (rate.kind) {
    case 'free':
      return quoted(0, 'shop')
    case 'flat':
      return quoted(rate.price, 'rate')
    case 'bySubtotal': {
      const range = rate.ranges.find(({ from, to }) => from <= cart.subtotal && cart.subtotal <= to)
      return range ? quoted(range.price, 'rate') : { kind: 'unavailable', reason: 'noRange' }
    }
    case 'byCity': {
      if (cityId === null) return { kind: 'cityNeeded' }
      const price = rate.cities.find((city) => city.cityId === cityId)?.price ?? rate.elsewhere
      return price === null ? { kind: 'unavailable', reason: 'noCity' } : quoted(price, 'rate')
    }
    case 'unset':
      return { kind: 'unavailable', reason: 'unset' }
  }
}

/**
 * The delivery time to this city. Without a city: from the fastest city's minimum to the slowest city's maximum.
 * Null: the shop gives no delivery time, or not for every city.
 */
export function deliveryDays(rate: ShippingRate, cityId: CityId | null): DeliveryDays | null {
  if (rate.kind === 'unset') return null
  const common = rate.days ?? null
  if (rate.kind !== 'byCity') return common
  if (cityId !== null) return rate.cities.find((city) => city.cityId === cityId)?.days ?? common
  const all = [...rate.cities.map(({ days }) => days ?? common), ...(rate.elsewhere === null ? [] : [common])]
  const known = all.filter((days) => days !== null)
  if (known.length === 0 || known.length < all.length) return null
  return { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) }
}

/** A shop's shipping rate until its merchant sets one. */
export const DEFAULT_SHIPPING_RATE: ShippingRate = { kind: 'free' }
