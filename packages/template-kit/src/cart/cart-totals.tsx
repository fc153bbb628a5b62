import type { Totals } from '@store/core'
import { TotalsList } from '../order/totals-list.tsx'
import { ShippingCity } from './shipping-city.tsx'

/** What the cart comes to, and the city it goes to where that has a price. */
export function CartTotals(props: { readonly totals: Totals; readonly className?: string }) {
  return (
    <>
      <TotalsList {...props} />
      <ShippingCity totals={props.totals} />
    </>
  )
}
