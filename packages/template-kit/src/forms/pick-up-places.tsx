import { branchPlace, type OrderDelivery } from '@store/core'
import { Fragment } from 'react'
import { useShop, useT } from '../shop-context.tsx'

/** That an order is picked up, and where and when: the branch that was chosen, else the shop's, a line each (D8). */
export function PickUpPlaces({ delivery }: { readonly delivery: Extract<OrderDelivery, { kind: 'pickUp' }> }) {
  const t = useT()
  const { branches } = useShop()
  return (
    <>
      {t('order.pickUp')}
      {(delivery.place ? [delivery.place] : branches.map(branchPlace)).map((each) => (
        <Fragment key={each}>
          <br />
          {each}
        </Fragment>
      ))}
    </>
  )
}
