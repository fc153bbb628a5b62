import { Fragment } from 'react'
import { useShop, useT } from '../shop-context.tsx'

/** That an order is picked up, and where and when: the shop's branches, a line each (D8). */
export function PickUpPlaces() {
  const t = useT()
  const { branches } = useShop()
  return (
    <>
      {t('order.pickUp')}
      {branches.map(({ id, name, address, hours }) => (
        <Fragment key={id}>
          <br />
          {[name, address, hours].filter(Boolean).join(' · ')}
        </Fragment>
      ))}
    </>
  )
}
