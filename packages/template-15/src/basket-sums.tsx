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

/** What stands in the way of buying. */
export function BasketProblems() {
  return useCartProblems().map((problem) => (
    <p key={problem} className="problem">
      {problem}
    </p>
  ))
}

/** What it comes to, and the ways on. */
export function BasketSums() {
  const t = useWords()
  const { shop } = useShop()
  const hint = useDiscountHint()
  const { totals, check, financing } = useCart()
  if (!totals || !check) return null
  return (
    <div className="basket-sums">
      {hint && <p className="hint">{hint}</p>}
      <Sums totals={totals} />
      <ToCheckout className="button full" />
      {shop.chatNumber ? <ToCheckout byChat className="button" /> : <p className="quiet">{t('chat.none')}</p>}
      <Instalments amount={totals.total} limits={financing} className="quiet" />
    </div>
  )
}

/** Subtotal, discounts, shipping, total: in the basket and at checkout. */
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
