import type { Totals } from '@store/core'
import { type TotalsRow, useTotalsRows } from '@store/template-kit'

/** Subtotal, discounts, shipping, total: in the box and at checkout. */
export const Sums = ({ totals }: { readonly totals: Totals }) => <SumRows rows={useTotalsRows(totals)} />

export const SumRows = ({ rows }: { readonly rows: readonly TotalsRow[] }) => (
  <dl className="sums">
    {rows.map(({ key, kind, name, value }) => (
      <div key={key} data-kind={kind}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
