import type { Totals } from '@store/core'
import {
  ClearCart,
  Instalments,
  Link,
  ToCheckout,
  type TotalsRow,
  useCart,
  useCartProblems,
  useDiscountHint,
  usePaths,
  useShop,
  useTotalsRows,
  useWayOn,
} from '@store/template-kit'
import { useWords } from './words.ts'

/** Totals of a cart or a quote; the sum is large enough for Bodoni's figures. */
export function TotalsList({
  totals,
}: {
  readonly totals: Pick<Totals, 'subtotal' | 'discounts' | 'total' | 'shipping'>
}) {
  return <TotalsRows rows={useTotalsRows(totals)} />
}

export function TotalsRows({ rows }: { readonly rows: readonly TotalsRow[] }) {
  return (
    <dl className="totals">
      {rows.map(({ key, kind, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd className={kind === 'total' ? 'sum' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Totals, warnings, and the ways on: checkout, chat, or an empty bag. */
export function BagSummary({ whole = false }: { readonly whole?: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const cart = useCart()
  const hint = useDiscountHint()
  const { chatNumber } = useShop().shop
  const problems = useCartProblems()
  const { canBuy } = useWayOn()
  const { totals, check } = cart
  if (!totals || !check) return null
  return (
    <div className="summary" data-settling={whole && !cart.settled ? '' : undefined}>
      {hint && <p className="hint">{hint}</p>}
      <TotalsList totals={totals} />
      {problems.map((problem) => (
        <p key={problem} className="notice">
          {problem}
        </p>
      ))}
      <ToCheckout className="button" />
      <Instalments amount={totals.total} limits={cart.financing} className="caption" />
      {!chatNumber && <p className="caption">{t('chat.none')}</p>}
      <div className="summary-words">
        {chatNumber && canBuy && <ToCheckout byChat className="word underlined" />}
        <Link href={whole ? paths.catalog() : paths.cart()} className="word underlined">
          {t(whole ? 'cart.continue' : 'cart.goTo')}
        </Link>
        <ClearCart className="word underlined" askingClassName="clear-question" />
      </div>
    </div>
  )
}
