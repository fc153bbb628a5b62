import type { Amount, ShippingRate } from '@store/core'

/** From what subtotal on delivery is free; null: from none, or it is free anyway (B9). */
export function freeFrom(rate: ShippingRate): Amount | null {
  if (rate.kind !== 'bySubtotal') return null
  const from = rate.ranges.find(({ price }) => price === 0)?.from ?? 0
  return from > 0 ? from : null
}
