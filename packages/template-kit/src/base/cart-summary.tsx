import { useCart } from '../cart/cart-provider.tsx'
import { useDiscountHint } from '../commerce/discount-hint.ts'
import { Instalments } from '../commerce/instalments.tsx'
import { Link } from '../host.tsx'
import type { CommonSettings } from '../settings.ts'
import { useMoney, usePaths, useSettings, useShop, useT } from '../shop-context.tsx'
import { Totals } from './totals.tsx'

/** What stands in the way of buying. */
export function CartProblems() {
  const t = useT()
  const money = useMoney()
  const { totals, check, checking } = useCart()
  if (!totals || !check) return null
  const { minimum } = totals
  const problems = [
    check.valid ? null : t('cart.invalid'),
    checking === 'failed' ? t('cart.checkFailed') : null,
    minimum && t('cart.minimum', { amount: money(minimum.amount), missing: money(minimum.missing) }),
  ].filter((problem) => problem !== null)
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} className="problem">
          {problem}
        </p>
      ))}
    </>
  )
}

/** What it comes to, and the ways on. */
export function CartSummary() {
  const t = useT()
  const paths = usePaths()
  const { shop } = useShop()
  const hint = useDiscountHint()
  const { totals, check, checkoutItems, financing } = useCart()
  const { onlinePayment } = useSettings<Partial<CommonSettings>>()
  const onward = t(onlinePayment ? 'cart.payOnline' : 'cart.checkout')
  if (!totals || !check) return null
  const canBuy = check.valid && !totals.minimum
  return (
    <div className="cart-summary">
      {hint && <p className="hint">{hint}</p>}
      <Totals totals={totals} />
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
        <Link href={paths.checkout(checkoutItems, true)} reloadDocument className="button chat-button">
          {t('cart.buyByChat')}
        </Link>
      ) : (
        <button type="button" className="button chat-button" disabled>
          {t('cart.buyByChat')}
        </button>
      )}
      <Instalments amount={totals.total} limits={financing} className="muted" />
    </div>
  )
}
