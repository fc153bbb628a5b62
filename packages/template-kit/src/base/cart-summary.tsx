import { useCart } from '../cart/cart-provider.tsx'
import { ChatLink } from '../commerce/chat.tsx'
import { useDiscountHint } from '../commerce/discount-hint.ts'
import { useOrderMessage } from '../commerce/order-message.ts'
import { Link } from '../host.tsx'
import { useMoney, usePaths, useShop, useT } from '../shop-context.tsx'
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
  const { text } = useOrderMessage()
  const hint = useDiscountHint()
  const { totals, check, checkoutItems } = useCart()
  if (!totals || !check) return null
  return (
    <div className="cart-summary">
      {hint && <p className="hint">{hint}</p>}
      <Totals totals={totals} />
      {check.valid && !totals.minimum ? (
        <Link href={paths.checkout(checkoutItems)} reloadDocument className="button">
          {t('cart.checkout')}
        </Link>
      ) : (
        <button type="button" className="button" disabled>
          {t('cart.checkout')}
        </button>
      )}
      {shop.chatNumber ? (
        <ChatLink text={text} className="button chat-button">
          {t('cart.buyByChat')}
        </ChatLink>
      ) : (
        <p className="muted">{t('chat.none')}</p>
      )}
    </div>
  )
}
