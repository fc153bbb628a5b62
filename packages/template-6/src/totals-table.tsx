import type { Totals } from '@store/core'
import { type TotalsRow, useTotalsRows } from '@store/template-kit'

/** Totals of a cart or a quote. */
export function TotalsTable(props: { readonly totals: Pick<Totals, 'subtotal' | 'discounts' | 'total' | 'shipping'> }) {
  return <TotalsRows rows={useTotalsRows(props.totals)} />
}

export function TotalsRows({ rows }: { readonly rows: readonly TotalsRow[] }) {
  return (
    <dl className="totals">
      {rows.map(({ key, kind, name, value }) => (
        <div key={key} className={kind === 'total' ? 'totals-sum' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
