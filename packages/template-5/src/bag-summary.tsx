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
import { useState } from 'react'
import type { Settings } from './settings.ts'
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
  const money = useMoney()
  const paths = usePaths()
  const cart = useCart()
  const hint = useDiscountHint()
  const { chatNumber } = useShop().shop
  const { onlinePayment } = useSettings<Settings>()
  const onward = t(onlinePayment ? 'cart.payOnline' : 'cart.checkout')
  const { totals, check } = cart
  if (!totals || !check) return null
  const canBuy = check.valid && !totals.minimum?.missing
  return (
    <div className="summary" data-settling={whole && !cart.settled ? '' : undefined}>
      {hint && <p className="hint">{hint}</p>}
      <TotalsList totals={totals} />
      {cart.checking === 'failed' && <p className="notice">{t('cart.checkFailed')}</p>}
      {!check.valid && <p className="notice">{t('cart.invalid')}</p>}
      {totals.minimum && totals.minimum.missing > 0 && (
        <p className="notice">
          {t('cart.minimum', { amount: money(totals.minimum.amount), missing: money(totals.minimum.missing) })}
        </p>
      )}
      {canBuy ? (
        <Link href={paths.checkout(cart.checkoutItems)} reloadDocument className="button">
          {onward}
        </Link>
      ) : (
        <button type="button" className="button" disabled>
          {onward}
        </button>
      )}
      <Instalments amount={totals.total} limits={cart.financing} className="caption" />
      {!chatNumber && <p className="caption">{t('chat.none')}</p>}
      <div className="summary-words">
        {chatNumber && canBuy && (
          <Link href={paths.checkout(cart.checkoutItems, true)} reloadDocument className="word underlined">
            {t('cart.buyByChat')}
          </Link>
        )}
        <Link href={whole ? paths.catalog() : paths.cart()} className="word underlined">
          {t(whole ? 'cart.continue' : 'cart.goTo')}
        </Link>
        <ClearCart />
      </div>
    </div>
  )
}

function ClearCart() {
  const t = useWords()
  const cart = useCart()
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <button type="button" className="word underlined" onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </button>
    )
  return (
    <span className="clear-question">
      {t('cart.clearConfirm')}{' '}
      <button type="button" className="word underlined" onClick={cart.clear}>
        {t('cart.yes')}
      </button>{' '}
      {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the word that was pressed */}
      <button type="button" className="word underlined" autoFocus onClick={() => setAsking(false)}>
        {t('cart.no')}
      </button>
    </span>
  )
}
