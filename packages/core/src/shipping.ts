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

export declare function quoteShipping(
  rate: ShippingRate,
  cart: { readonly subtotal: Amount; readonly lines: readonly { readonly freeShipping: boolean }[]; readonly delivery: Delivery },
  cityId: CityId | null,
): ShippingQuote
/** D5. */
export declare const DEFAULT_SHIPPING_RATE: ShippingRate
