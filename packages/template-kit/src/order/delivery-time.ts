import type { DeliveryDays } from '@store/core'
import { useT } from '../shop-context.tsx'

/** The delivery time as text; null: the shop has not set one. */
export function useDeliveryTime({ days }: { readonly days?: DeliveryDays | null }): string | null {
  const t = useT()
  if (!days) return null
  const { from, to } = days
  return from < to ? t('delivery.daysRange', { from, to }) : t('delivery.days', { count: to })
}
