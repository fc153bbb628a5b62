import type { Totals as TotalsData } from '@store/core'
import { useTotalsRows } from '../commerce/totals-rows.ts'

/** Subtotal, discounts, shipping, total: in the cart and at checkout. */
export function Totals({ totals }: { readonly totals: TotalsData }) {
  return (
    <dl className="totals">
      {useTotalsRows(totals).map(({ key, kind, name, value }) => (
        <div key={key} data-strong={kind === 'total' ? '' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
