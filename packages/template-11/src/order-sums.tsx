import type { Totals } from '@store/core'
import {
  Instalments,
  Link,
  type TotalsRow,
  useCart,
  useDiscountHint,
  useMoney,
  usePaths,
  useSettings,
  useShop,
  useTotalsRows,
} from '@store/template-kit'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** What stands in the way of ordering. */
export function OrderProblems() {
  const t = useWords()
  const money = useMoney()
  const { totals, check, checking } = useCart()
  if (!totals || !check) return null
  const { minimum } = totals
  const problems = [
    check.valid ? null : t('cart.invalid'),
    checking === 'failed' ? t('cart.checkFailed') : null,
    minimum && t('cart.minimum', { amount: money(minimum.amount), missing: money(minimum.missing) }),
  ].filter((problem) => problem !== null)
  return problems.map((problem) => (
    <p key={problem} className="problem">
      {problem}
    </p>
  ))
}

/** What it comes to, and the ways on. */
export function OrderSums() {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const hint = useDiscountHint()
  const { totals, check, checkoutItems, financing } = useCart()
  const { onlinePayment } = useSettings<Settings>()
  const onward = t(onlinePayment ? 'cart.payOnline' : 'cart.checkout')
  if (!totals || !check) return null
  const canBuy = check.valid && !totals.minimum
  return (
    <div className="order-sums">
      {hint && <p className="hint">{hint}</p>}
      <Sums totals={totals} />
      {canBuy ? (
        <Link href={paths.checkout(checkoutItems)} reloadDocument className="button">
          {onward}
        </Link>
      ) : (
        <button type="button" className="button" disabled>
          {onward}
        </button>
      )}
      {!shop.chatNumber ? (
        <p className="muted">{t('chat.none')}</p>
      ) : canBuy ? (
        <Link href={paths.checkout(checkoutItems, true)} reloadDocument className="button" data-tone="quiet">
          {t('cart.buyByChat')}
        </Link>
      ) : (
        <button type="button" className="button" data-tone="quiet" disabled>
          {t('cart.buyByChat')}
        </button>
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
