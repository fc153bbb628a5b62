import { CartLinks, CartStates, CartSummarySection } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

/** The content of the cart's card. */
export default function CartPanel() {
  return (
    <CartStates loading={<CartSkeleton />}>
      <div className="bag-scroll">
        <CartLines />
      </div>
      <div className="bag-foot">
        <CartSummarySection />
        <CartLinks />
      </div>
    </CartStates>
  )
}
