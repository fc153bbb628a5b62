import type { Totals } from '@store/core'
import { lazy, Suspense } from 'react'
import { useShop } from '../shop-context.tsx'

const Details = lazy(() => import('./shipping-city-details.tsx'))

/** The choice of a city for the price of shipping. Its code loads only in shops that ship by city; elsewhere it is nothing. */
export function ShippingCity(props: { readonly totals: Pick<Totals, 'shipping'>; readonly className?: string }) {
  if (useShop().shop.shippingRate.kind !== 'byCity') return null
  // As high as the loaded part, to avoid a layout shift.
  const placeholder = <div className={props.className} style={{ minHeight: '2.75rem' }} />
  return (
    <Suspense fallback={placeholder}>
      <Details {...props} />
    </Suspense>
  )
}
