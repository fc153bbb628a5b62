import type { ShippingQuote, Totals as TotalsData } from '@store/core'
import type { ReactNode } from 'react'
import { useDiscountName } from '../commerce/discount-name.ts'
import { useMoney, useT } from '../shop-context.tsx'

/** Subtotal, discounts, shipping, total: in the cart and at checkout. */
export function Totals({ totals }: { readonly totals: TotalsData }) {
  const t = useT()
  const money = useMoney()
  const nameOf = useDiscountName()
  return (
    <dl className="totals">
      <Row name={t('cart.subtotal')}>{money(totals.subtotal)}</Row>
      {totals.discounts.map((discount) => (
        <Row key={`${discount.trigger}.${discount.id}`} name={nameOf(discount)}>
          −{money(discount.amount)}
        </Row>
      ))}
      <Row name={t('shipping.label')}>
        <ShippingCost quote={totals.shipping} />
      </Row>
      <Row name={t('cart.total')} strong>
        {money(totals.total)}
      </Row>
    </dl>
  )
}

const Row = (props: { readonly name: string; readonly strong?: boolean; readonly children: ReactNode }) => (
  <div data-strong={props.strong ? '' : undefined}>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
)

/** A price, or why nobody can say yet (M4, M5, M10). */
function ShippingCost({ quote }: { readonly quote: ShippingQuote }) {
  const t = useT()
  const money = useMoney()
  switch (quote.kind) {
    case 'quoted':
      return <>{quote.price === 0 ? t('shipping.free') : money(quote.price)}</>
    case 'cityNeeded':
      return <>{t('shipping.cityNeeded')}</>
    case 'unavailable':
      return <>{t(`shipping.${quote.reason}`)}</>
  }
}
