import { CartLinks, CartStates, CartSummarySection } from '@store/template-kit'
import { CartLines, CartSkeleton, EmptyCart } from './cart-lines.tsx'

/** What the cart's panel shows. */
export default function CartContent() {
  return (
    <CartStates loading={<CartSkeleton />} empty={<EmptyCart />}>
      <div className="pane-scroll">
        <CartLines />
      </div>
      <div className="pane-foot">
        <CartSummarySection />
        <CartLinks />
      </div>
    </CartStates>
  )
}
