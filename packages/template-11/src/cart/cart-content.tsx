import { CartLinks, CartStates, CartSummarySection } from '@store/template-kit'
import { CartLines, CartSkeleton, EmptyCart } from './cart-lines.tsx'

/** The content of the cart's panel. */
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
