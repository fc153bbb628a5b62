import type { Totals } from '@store/core'
import { type TotalsRow, useTotalsRows } from '@store/template-kit'

/** Subtotal, what is taken off, shipping, total. */
export function TotalsList(props: { readonly totals: Pick<Totals, 'subtotal' | 'discounts' | 'total' | 'shipping'> }) {
  return <TotalsRows rows={useTotalsRows(props.totals)} />
}

export function TotalsRows({ rows }: { readonly rows: readonly TotalsRow[] }) {
  return (
    <dl className="facts totals">
      {rows.map(({ key, kind, name, value }) => (
        <div key={key} className={kind === 'total' ? 'totals-sum' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
