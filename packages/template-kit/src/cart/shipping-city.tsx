import type { Totals } from '@store/core'
import { lazy, Suspense } from 'react'
import { useShop } from '../shop-context.tsx'

const Details = lazy(() => import('./shipping-city-details.tsx'))

/** The city that shipping is priced to, loaded in shops that ship by city; nothing in others. */
export function ShippingCity(props: { readonly totals: Pick<Totals, 'shipping'>; readonly className?: string }) {
  if (useShop().shop.shippingRate.kind !== 'byCity') return null
  // As high as what comes, so that nothing below it moves.
  const waiting = <div className={props.className} style={{ minHeight: '2.75rem' }} />
  return (
    <Suspense fallback={waiting}>
      <Details {...props} />
    </Suspense>
  )
}
