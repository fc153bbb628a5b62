import { useCart } from '../cart/cart-provider.tsx'
import { ChatLink, useCartChatText } from '../commerce/chat.tsx'
import { useDiscountHint } from '../commerce/discount-hint.ts'
import { Link } from '../host.tsx'
import { useMoney, usePaths, useShop, useT } from '../shop-context.tsx'
import { Totals } from './totals.tsx'

/** What it comes to, what stands in the way, and the ways on. */
export function CartSummary() {
  const t = useT()
  const money = useMoney()
  const paths = usePaths()
  const { shop } = useShop()
  const chatText = useCartChatText()
  const hint = useDiscountHint()
  const { totals, check, checking, checkoutItems } = useCart()
  if (!totals || !check) return null
  const { minimum } = totals
  return (
    <div className="cart-summary">
      {!check.valid && <p className="problem">{t('cart.invalid')}</p>}
      {checking === 'failed' && <p className="problem">{t('cart.checkFailed')}</p>}
      {minimum && (
        <p className="problem">
          {t('cart.minimum', { amount: money(minimum.amount), missing: money(minimum.missing) })}
        </p>
      )}
      {hint && <p className="hint">{hint}</p>}
      <Totals totals={totals} />
      {check.valid && !minimum ? (
        <Link href={paths.checkout(checkoutItems)} reloadDocument className="button">
          {t('cart.checkout')}
        </Link>
      ) : (
        <button type="button" className="button" disabled>
          {t('cart.checkout')}
        </button>
      )}
      {shop.chatNumber ? (
        <ChatLink text={chatText} className="button chat-button">
          {t('cart.buyByChat')}
        </ChatLink>
      ) : (
        <p className="muted">{t('chat.none')}</p>
      )}
    </div>
  )
}
