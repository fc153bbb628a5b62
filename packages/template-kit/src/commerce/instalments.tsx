import { type FinancingLimits, financingFor, type Product, priceOf, type VariantId } from '@store/core'
import { useMoney, useT } from '../shop-context.tsx'

/**
 * "Pay in 3 instalments of $96.633": what the shop's buy-now-pay-later provider offers for this price (I2). Nothing when
 * it offers nothing, or did not answer.
 */
export function Instalments(props: {
  readonly product: Product
  readonly variantId?: VariantId | null
  readonly limits: FinancingLimits | null
  readonly className?: string
}) {
  const t = useT()
  const money = useMoney()
  const price = priceOf(props.product, props.variantId ?? null)
  const offer = props.limits && price !== null ? financingFor(props.limits, price) : null
  if (!offer) return null
  return (
    <p className={props.className} data-instalments="">
      {offer.count === null
        ? t('product.inInstalments')
        : t('product.instalments', { count: offer.count, amount: money(offer.each) })}
    </p>
  )
}
