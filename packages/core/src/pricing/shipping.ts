import type { Amount } from '../money/amount.ts'
import type { CityId, DeliveryDays, ShippingRate } from '../shop/shop.ts'

export type Delivery = 'address' | 'pickUp'

/** What delivery of this cart costs, or why nobody can say yet: never a silent zero. */
export type ShippingQuote =
  | {
      readonly kind: 'quoted'
      readonly price: Amount
      readonly reason: 'shop' | 'products' | 'pickUp' | 'rate'
      /** How long it takes, where the shop says so. */
      readonly days?: DeliveryDays
    }
  /** The rate depends on the city, and none is chosen yet. */
  | { readonly kind: 'cityNeeded' }
  /** noRange: M4; unset: M5; noCity: M10. */
  | { readonly kind: 'unavailable'; readonly reason: 'noRange' | 'unset' | 'noCity' }

/**
 * Quotes delivery of a cart by the shop's rate.
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
  const days = deliveryDays(rate, cityId)
  const quoted = (price: Amount, reason: 'shop' | 'products' | 'rate'): ShippingQuote => ({
    ...{ kind: 'quoted', price, reason },
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
 * How long a parcel to this city takes; while there is none, from what the nearest takes at best to what the farthest
 * takes at most. Null: the shop does not say, or not of every city.
 */
export function deliveryDays(rate: ShippingRate, cityId: CityId | null): DeliveryDays | null {
  if (rate.kind === 'unset') return null
  const common = rate.days ?? null
  if (rate.kind !== 'byCity') return common
  if (cityId !== null) return rate.cities.find((city) => city.cityId === cityId)?.days ?? common
  const all = [...rate.cities.map(({ days }) => days ?? common), ...(rate.elsewhere === null ? [] : [common])]
  const said = all.filter((days) => days !== null)
  if (said.length === 0 || said.length < all.length) return null
  return { from: Math.min(...said.map(({ from }) => from)), to: Math.max(...said.map(({ to }) => to)) }
}

/** What a shop ships at until its merchant says otherwise. */
export const DEFAULT_SHIPPING_RATE: ShippingRate = { kind: 'free' }
