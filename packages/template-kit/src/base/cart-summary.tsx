import { useCart } from '../cart/cart-provider.tsx'
import { ToCheckout } from '../cart/to-checkout.tsx'
import { useDiscountHint } from '../commerce/discount-hint.ts'
import { Instalments } from '../commerce/instalments.tsx'
import { TotalsList } from '../commerce/totals-list.tsx'
import { useShop, useT } from '../shop-context.tsx'

/** What it comes to, and the ways on. */
export function CartSummary() {
  const t = useT()
  const { shop } = useShop()
  const hint = useDiscountHint()
  const { totals, check, financing } = useCart()
  if (!totals || !check) return null
  return (
    <div className="cart-summary">
      {hint && <p className="hint">{hint}</p>}
      <TotalsList totals={totals} className="totals" />
      <ToCheckout className="button" />
      {shop.chatNumber ? (
        <ToCheckout byChat className="button chat-button" />
      ) : (
        <p className="muted">{t('chat.none')}</p>
      )}
      <Instalments amount={totals.total} limits={financing} className="muted" />
    </div>
  )
}
