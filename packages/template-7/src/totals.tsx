import type { Totals as TotalsData } from '@store/core'
import { type TotalsRow, useTotalsRows } from '@store/template-kit'

/** Subtotal, what is taken off, delivery, total. */
export function Totals({ totals }: { readonly totals: TotalsData }) {
  return <TotalsRows rows={useTotalsRows(totals)} />
}

export function TotalsRows({ rows }: { readonly rows: readonly TotalsRow[] }) {
  return (
    <dl className="totals">
      {rows.map(({ key, kind, name, value }) => (
        <div key={key} data-kind={kind}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
