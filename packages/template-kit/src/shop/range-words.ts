import type { ShippingRate } from '@store/core'
import { useMoney, useT } from '../shop-context.tsx'

type Ranges = Extract<ShippingRate, { kind: 'bySubtotal' }>['ranges']

/**
 * The text for a range of a shipping rate: "from" its lower end; for the first, which begins at 0, "up to" that of the next
 * one.
 */
export function useRangeWords(): (ranges: Ranges, at: number) => string {
  const t = useT()
  const money = useMoney()
  return (ranges, at) => {
    const [from = 0, next = 0] = [ranges[at]?.from, ranges[at + 1]?.from]
    return from === 0 && next > 0
      ? t('filter.priceTo', { amount: money(next) })
      : t('filter.priceFrom', { amount: money(from) })
  }
}
