import { CartTotals, Instalments, ToChat, ToCheckout, useCart, useDiscountHint } from '@store/template-kit'

/** The totals of the cart, and the buttons to checkout and chat. */
export function CartSummary() {
  const hint = useDiscountHint()
  const { totals, check, financing } = useCart()
  if (!totals || !check) return null
  return (
    <div className="cart-summary">
      {hint && <p className="hint">{hint}</p>}
      <CartTotals totals={totals} className="sums" />
      <ToCheckout className="button" />
      <ToChat className="button chat-button" />
      <Instalments amount={totals.total} limits={financing} className="muted" />
    </div>
  )
}
