import type { DeliveryDays } from '@store/core'
import { useT } from '../shop-context.tsx'

/** How long a delivery takes, in words; null: the shop does not say. */
export function useDeliveryTime({ days }: { readonly days?: DeliveryDays | null }): string | null {
  const t = useT()
  if (!days) return null
  const { from, to } = days
  return from < to ? t('delivery.daysRange', { from, to }) : t('delivery.days', { count: to })
}
