import type { Amount, ShippingRate } from '@store/core'

/** From what subtotal on delivery is free (B9), in hundredths; null if it never is, or always. */
export function freeFrom(rate: ShippingRate): Amount | null {
  if (rate.kind !== 'bySubtotal') return null
  const from = rate.ranges.find(({ price }) => price === 0)?.from ?? 0
  return from > 0 ? from : null
}
