import type { ShippingQuote, Totals } from '@store/core'
import { useDiscountName, useMoney } from '@store/template-kit'
import { useWords } from './words.ts'

/** Totals of a cart or a quote. */
export function TotalsTable(props: { readonly totals: Pick<Totals, 'subtotal' | 'discounts' | 'total' | 'shipping'> }) {
  const t = useWords()
  const money = useMoney()
  const nameOf = useDiscountName()
  const { subtotal, discounts, total, shipping } = props.totals
  return (
    <dl className="totals">
      <div>
        <dt>{t('cart.subtotal')}</dt>
        <dd>{money(subtotal)}</dd>
      </div>
      {discounts.map((discount) => (
        <div key={discount.id}>
          <dt>{nameOf(discount)}</dt>
          <dd>−{money(discount.amount)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('shipping.label')}</dt>
        <dd>
          <Shipping quote={shipping} />
        </dd>
      </div>
      <div className="totals-sum">
        <dt>{t('cart.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}

function Shipping({ quote }: { readonly quote: ShippingQuote }) {
  const t = useWords()
  const money = useMoney()
  if (quote.kind === 'quoted') return quote.price === 0 ? t('shipping.free') : money(quote.price)
  return t(quote.kind === 'cityNeeded' ? 'shipping.cityNeeded' : `shipping.${quote.reason}`)
}
