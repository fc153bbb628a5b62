import type { Totals } from '@store/core'
import {
  Instalments,
  ToCheckout,
  type TotalsRow,
  useCart,
  useCartProblems,
  useDiscountHint,
  useShop,
  useTotalsRows,
} from '@store/template-kit'
import { useWords } from './words.ts'

/** What stands in the way of ordering. */
export function OrderProblems() {
  return useCartProblems().map((problem) => (
    <p key={problem} className="problem">
      {problem}
    </p>
  ))
}

/** What it comes to, and the ways on. */
export function OrderSums() {
  const t = useWords()
  const { shop } = useShop()
  const hint = useDiscountHint()
  const { totals, check, financing } = useCart()
  if (!totals || !check) return null
  return (
    <div className="order-sums">
      {hint && <p className="hint">{hint}</p>}
      <Sums totals={totals} />
      <ToCheckout className="button" />
      {shop.chatNumber ? (
        <ToCheckout byChat className="button" data-tone="quiet" />
      ) : (
        <p className="muted">{t('chat.none')}</p>
      )}
      <Instalments amount={totals.total} limits={financing} className="muted" />
    </div>
  )
}

/** Subtotal, discounts, shipping, total: in the pane and at checkout. */
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
