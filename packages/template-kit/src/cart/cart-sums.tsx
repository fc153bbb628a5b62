import { useDiscountHint } from '../product/discount-hint.ts'
import { Instalments } from '../product/instalments.tsx'
import { useCart } from './cart-provider.tsx'
import { CartTotals } from './cart-totals.tsx'
import { ToChat, ToCheckout, type WayLook } from './to-checkout.tsx'

/** What a cart comes to, and the ways on. Nothing before it was checked. `noteClassName`: of what is said quietly. */
export function CartSums(props: {
  readonly className?: string
  readonly hintClassName?: string
  readonly totalsClassName?: string
  readonly noteClassName?: string
  readonly onward: WayLook
  readonly byChat: WayLook
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
