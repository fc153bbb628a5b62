import { Instalments } from '../parts/instalments.tsx'
import { useCart } from './cart-provider.tsx'
import { CartTotals } from './cart-totals.tsx'
import { useDiscountHint } from './discount-hint.ts'
import { type CheckoutButtonProps, ToChat, ToCheckout } from './to-checkout.tsx'

/** The totals of a cart and the buttons to checkout and chat. Nothing before the cart was checked. `noteClassName`: for small notes. */
export function CartSums(props: {
  readonly className?: string
  readonly hintClassName?: string
  readonly totalsClassName?: string
  readonly noteClassName?: string
  readonly onward: CheckoutButtonProps
  readonly byChat: CheckoutButtonProps
}) {
  const hint = useDiscountHint()
  const { totals, check, financing } = useCart()
  const { className, noteClassName, onward, byChat } = props
  if (!totals || !check) return null
  return (
    <div className={className}>
      {hint && <p className={props.hintClassName}>{hint}</p>}
      <CartTotals totals={totals} className={props.totalsClassName} />
      <ToCheckout {...onward} />
      <ToChat {...byChat} />
      <Instalments amount={totals.total} limits={financing} className={noteClassName} />
    </div>
  )
}
