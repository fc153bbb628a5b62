import { useDeliveryTime } from '../commerce/delivery-time.ts'
import type { Checkout } from './checkout-form.ts'

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
