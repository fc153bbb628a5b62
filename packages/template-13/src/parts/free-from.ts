import type { Amount, ShippingRate } from '@store/core'

/** Returns the lowest subtotal with free delivery (B9), in hundredths; null if delivery is never free, or always. */
export function freeFrom(rate: ShippingRate): Amount | null {
  if (rate.kind !== 'bySubtotal') return null
  const from = rate.ranges.find(({ price }) => price === 0)?.from ?? 0
  return from > 0 ? from : null
}
