import { useCart } from '../cart/cart-provider.tsx'
import { ToCheckout, useCartProblems } from '../cart/to-checkout.tsx'
import { useDiscountHint } from '../commerce/discount-hint.ts'
import { Instalments } from '../commerce/instalments.tsx'
import { useShop, useT } from '../shop-context.tsx'
import { Totals } from './totals.tsx'

/** What stands in the way of buying. */
export function CartProblems() {
  return useCartProblems().map((problem) => (
    <p key={problem} className="problem">
      {problem}
    </p>
  ))
}

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
      <Totals totals={totals} />
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
