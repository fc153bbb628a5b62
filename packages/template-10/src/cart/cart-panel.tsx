import { CartLinks, CartStates, CartSummarySection } from '@store/template-kit'
import { CartLines, EmptyCart } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

/** The content of the cart's sheet. */
export default function CartPanel() {
  return (
    <CartStates loading={<CartSkeleton />} empty={<EmptyCart />}>
      <div className="box-in">
        <div className="box-scroll">
          <CartLines />
        </div>
        <div className="box-foot">
          <CartSummarySection />
          <CartLinks />
        </div>
      </div>
    </CartStates>
  )
}
