import type { DeliveryDays } from '@store/core'
import { useT } from '../shop-context.tsx'
import type { Checkout } from './checkout-form.ts'

/** How long a delivery takes, in words; null: the shop does not say. */
export function useDeliveryTime({ days }: { readonly days?: DeliveryDays }): string | null {
  const t = useT()
  if (!days) return null
  const { from, to } = days
  return from < to ? t('delivery.daysRange', { from, to }) : t('delivery.days', { count: to })
}

/** How long the delivery that is chosen takes; nothing where the shop does not say. Part: `data-delivery-time`. */
export function DeliveryTime({ checkout, className }: { readonly checkout: Checkout; readonly className?: string }) {
  const { shipping } = checkout.totals
  const text = useDeliveryTime(shipping.kind === 'quoted' ? shipping : {})
  return (
    text && (
      <p className={className} data-delivery-time="">
        {text}
      </p>
    )
  )
}
