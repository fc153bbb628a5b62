import { useCart } from '../cart/cart-provider.tsx'
import { CartTotals } from '../cart/cart-totals.tsx'
import { ToChat, ToCheckout } from '../cart/to-checkout.tsx'
import { useDiscountHint } from '../product/discount-hint.ts'
import { Instalments } from '../product/instalments.tsx'

/** What it comes to, and the ways on. */
export function CartSummary() {
  const hint = useDiscountHint()
  const { totals, check, financing } = useCart()
  if (!totals || !check) return null
  return (
    <div className="cart-summary">
      {hint && <p className="hint">{hint}</p>}
      <CartTotals totals={totals} className="totals" />
      <ToCheckout className="button" />
      <ToChat className="button chat-button" />
      <Instalments amount={totals.total} limits={financing} className="muted" />
    </div>
  )
}
