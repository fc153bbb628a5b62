import { CartTotals, Instalments, ToChat, ToCheckout, useCart, useDiscountHint } from '@store/template-kit'

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
