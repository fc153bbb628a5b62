import {
  Instalments,
  Link,
  useCart,
  useDiscountHint,
  useMoney,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { useState } from 'react'
import type { Settings } from './settings.ts'
import { TotalsTable } from './totals-table.tsx'
import { useWords } from './words.ts'

/** Totals, what stands in the way, and the ways on: checkout, chat, or an empty cart. */
export function CartSummary({ whole = false }: { readonly whole?: boolean }) {
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
  const missing = totals.minimum?.missing ?? 0
  const canBuy = check.valid && missing === 0
  return (
    <div className="summary" data-settling={whole && !cart.settled ? '' : undefined}>
      {hint && <p className="hint">{hint}</p>}
      <TotalsTable totals={totals} />
      {cart.checking === 'failed' && <p className="notice">{t('cart.checkFailed')}</p>}
      {!check.valid && <p className="notice">{t('cart.invalid')}</p>}
      {totals.minimum && missing > 0 && (
        <p className="notice">{t('cart.minimum', { amount: money(totals.minimum.amount), missing: money(missing) })}</p>
      )}
      {canBuy ? (
        <Link href={paths.checkout(cart.checkoutItems)} reloadDocument className="button" data-size="large">
          {onward}
        </Link>
      ) : (
        <button type="button" className="button" data-size="large" disabled>
          {onward}
        </button>
      )}
      {chatNumber && canBuy && (
        <Link href={paths.checkout(cart.checkoutItems, true)} reloadDocument className="button chat-button">
          {t('cart.buyByChat')}
        </Link>
      )}
      {!chatNumber && <p className="muted">{t('chat.none')}</p>}
      <Instalments amount={totals.total} limits={cart.financing} className="muted" />
      <p className="summary-words">
        <Link href={whole ? paths.catalog() : paths.cart()} className="link-button">
          {t(whole ? 'cart.continue' : 'cart.goTo')}
        </Link>
        <ClearCart />
      </p>
    </div>
  )
}

function ClearCart() {
  const t = useWords()
  const cart = useCart()
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <button type="button" className="link-button" onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </button>
    )
  return (
    <span className="clear-question">
      {t('cart.clearConfirm')}{' '}
      <button type="button" className="link-button" onClick={cart.clear}>
        {t('cart.yes')}
      </button>{' '}
      {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the word that was pressed */}
      <button type="button" className="link-button" autoFocus onClick={() => setAsking(false)}>
        {t('cart.no')}
      </button>
    </span>
  )
}
