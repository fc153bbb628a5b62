import type { ShippingQuote, Totals } from '@store/core'
import {
  ChatLink,
  Link,
  useCart,
  useDiscountHint,
  useDiscountName,
  useMoney,
  useOrderMessage,
  usePaths,
  useSettings,
  useShop,
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
  const t = useWords()
  const money = useMoney()
  const nameOf = useDiscountName()
  return (
    <dl className="totals">
      <div>
        <dt>{t('cart.subtotal')}</dt>
        <dd>{money(totals.subtotal)}</dd>
      </div>
      {totals.discounts.map((discount) => (
        <div key={`${discount.trigger}.${discount.id}`}>
          <dt>{nameOf(discount)}</dt>
          <dd>−{money(discount.amount)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('shipping.label')}</dt>
        <dd>
          <Shipping quote={totals.shipping} />
        </dd>
      </div>
      <div>
        <dt>{t('cart.total')}</dt>
        <dd className="sum">{money(totals.total)}</dd>
      </div>
    </dl>
  )
}

function Shipping({ quote }: { readonly quote: ShippingQuote }) {
  const t = useWords()
  const money = useMoney()
  if (quote.kind === 'quoted') return quote.price === 0 ? t('shipping.free') : money(quote.price)
  return t(quote.kind === 'cityNeeded' ? 'shipping.cityNeeded' : `shipping.${quote.reason}`)
}

/** Totals, warnings, and the ways on: checkout, chat, or an empty bag. */
export function BagSummary({ whole = false }: { readonly whole?: boolean }) {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const cart = useCart()
  const { text } = useOrderMessage()
  const hint = useDiscountHint()
  const { chatNumber } = useShop().shop
  const { onlinePayment } = useSettings<Settings>()
  const onward = t(onlinePayment ? 'cart.payOnline' : 'cart.checkout')
  const { totals, check } = cart
  if (!totals || !check) return null
  const canBuy = check.valid && !totals.minimum?.missing
  return (
    <div className="summary">
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
      {!chatNumber && <p className="caption">{t('chat.none')}</p>}
      <div className="summary-words">
        <ChatLink text={text} className="word underlined">
          {t('cart.buyByChat')}
        </ChatLink>
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
