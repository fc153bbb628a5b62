import { branchPlace, type OrderDelivery, pickUpBranches } from '@store/core'
import { Fragment } from 'react'
import { useShop, useT } from '../../shop-context.tsx'

/** Where an order is picked up: the chosen branch, otherwise all branches of the shop with their hours, one per line (D8). */
export function PickUpPlaces({ delivery }: { readonly delivery: Extract<OrderDelivery, { kind: 'pickUp' }> }) {
  const t = useT()
  const { branches } = useShop()
  return (
    <>
      {t('order.pickUp')}
      {(delivery.place ? [delivery.place] : pickUpBranches(branches).map(branchPlace)).map((each) => (
        <Fragment key={each}>
          <br />
          {each}
        </Fragment>
      ))}
    </>
  )
}
