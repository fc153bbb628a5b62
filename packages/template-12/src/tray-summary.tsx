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
import type { ReactNode } from 'react'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** What stands in the way of buying. */
export function TrayProblems() {
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
export function TraySummary() {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const hint = useDiscountHint()
  const { totals, check, checkoutItems, financing } = useCart()
  const { onlinePayment } = useSettings<Settings>()
  if (!totals || !check) return null
  const canBuy = check.valid && !totals.minimum
  return (
    <div className="tray-summary">
      {hint && <p className="hint">{hint}</p>}
      <Sums totals={totals} />
      <Onward href={canBuy ? paths.checkout(checkoutItems) : null} className="button full">
        {t(onlinePayment ? 'cart.payOnline' : 'cart.checkout')}
      </Onward>
      {shop.chatNumber ? (
        <Onward href={canBuy ? paths.checkout(checkoutItems, true) : null} className="button">
          {t('cart.buyByChat')}
        </Onward>
      ) : (
        <p className="quiet">{t('chat.none')}</p>
      )}
      <Instalments amount={totals.total} limits={financing} className="quiet" />
    </div>
  )
}

/** A way that is closed stays in sight. */
const Onward = (props: { readonly href: string | null; readonly className: string; readonly children: ReactNode }) =>
  props.href === null ? (
    <button type="button" className={props.className} disabled>
      {props.children}
    </button>
  ) : (
    <Link href={props.href} reloadDocument className={props.className}>
      {props.children}
    </Link>
  )

/** Subtotal, discounts, shipping, total: in the tray and at checkout. */
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
