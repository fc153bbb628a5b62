import { Instalments, Link, useCart, useMoney, usePaths, useSettings, useShop } from '@store/template-kit'
import type { CommonSettings } from '@store/template-kit/settings'
import { ChatIcon } from './icons.tsx'
import { Totals } from './totals.tsx'
import { useWords } from './words.ts'

/** What stands in the way of buying. */
export function BasketProblems() {
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
    <p key={problem} className="problem problem-box">
      {problem}
    </p>
  ))
}

/** What it comes to, and a button as tall as a thumb that says it again. */
export function BasketFoot() {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const { shop } = useShop()
  const { totals, check, checkoutItems, financing } = useCart()
  const { onlinePayment } = useSettings<CommonSettings>()
  if (!totals || !check) return null
  const canBuy = check.valid && !totals.minimum
  const onward = (
    <>
      <span>{t(onlinePayment ? 'cart.payOnline' : 'cart.checkout')}</span>
      <b>{money(totals.total)}</b>
    </>
  )
  const byChat = (
    <>
      <ChatIcon /> {t('cart.buyByChat')}
    </>
  )
  return (
    <div className="basket-foot">
      <Totals totals={totals} />
      {canBuy ? (
        <Link href={paths.checkout(checkoutItems)} reloadDocument className="button pay-button">
          {onward}
        </Link>
      ) : (
        <button type="button" className="button pay-button" disabled>
          {onward}
        </button>
      )}
      {!shop.chatNumber ? (
        <p className="muted">{t('chat.none')}</p>
      ) : canBuy ? (
        <Link href={paths.checkout(checkoutItems, true)} reloadDocument className="button" data-tone="quiet">
          {byChat}
        </Link>
      ) : (
        <button type="button" className="button" data-tone="quiet" disabled>
          {byChat}
        </button>
      )}
      <Instalments amount={totals.total} limits={financing} className="muted" />
    </div>
  )
}
