import type { Totals as TotalsData } from '@store/core'
import { type TotalsRow, useTotalsRows } from '../commerce/totals-rows.ts'

/** Subtotal, discounts, shipping, total: in the cart and at checkout. */
export function Totals({ totals }: { readonly totals: TotalsData }) {
  return <TotalsRows rows={useTotalsRows(totals)} />
}

export function TotalsRows({ rows }: { readonly rows: readonly TotalsRow[] }) {
  return (
    <dl className="totals">
      {rows.map(({ key, kind, name, value }) => (
        <div key={key} data-strong={kind === 'total' ? '' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
