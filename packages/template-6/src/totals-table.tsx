import type { Totals } from '@store/core'
import { useTotalsRows } from '@store/template-kit'

/** Totals of a cart or a quote. */
export function TotalsTable(props: { readonly totals: Pick<Totals, 'subtotal' | 'discounts' | 'total' | 'shipping'> }) {
  return (
    <dl className="totals">
      {useTotalsRows(props.totals).map(({ key, kind, name, value }) => (
        <div key={key} className={kind === 'total' ? 'totals-sum' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
