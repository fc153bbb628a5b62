import { type Amount, type FinancingLimits, financingFor } from '@store/core'
import { useMoney, useT } from '../shop-context.tsx'

/**
 * "Pay in 3 instalments of $96.633": the offer of the shop's buy-now-pay-later provider for the amount of a product or a cart
 * (I2). Nothing when it has no offer, or did not answer.
 */
export function Instalments(props: {
  readonly amount: Amount | null
  readonly limits: FinancingLimits | null
  readonly className?: string
}) {
  const t = useT()
  const money = useMoney()
  const offer = props.limits && props.amount !== null ? financingFor(props.limits, props.amount) : null
  if (!offer) return null
  return (
    <p className={props.className} data-instalments="">
      {offer.count === null
        ? t('product.inInstalments')
        : t('product.instalments', { count: offer.count, amount: money(offer.each) })}
    </p>
  )
}
