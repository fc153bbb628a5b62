import type { Totals } from '@store/core'
import { TotalsList } from '../order/totals-list.tsx'
import { ShippingCity } from './shipping-city.tsx'

/** The totals of the cart, and the choice of a city where the price of shipping depends on it. */
export function CartTotals(props: { readonly totals: Totals; readonly className?: string }) {
  return (
    <>
      <TotalsList {...props} />
      <ShippingCity totals={props.totals} />
    </>
  )
}
