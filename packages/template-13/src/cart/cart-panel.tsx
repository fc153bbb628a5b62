import { CartLinks, CartStates, CartSummarySection } from '@store/template-kit'
import { FreeDelivery } from '../parts/free-delivery.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

/** The content of the cart's drawer: lines, and totals at the right. */
export default function CartPanel() {
  return (
    <CartStates loading={<CartSkeleton />}>
      <div className="bench-in">
        <div className="bench-lines">
          <CartLines />
          <CartLinks />
        </div>
        <div className="bench-sum">
          <FreeDelivery />
          <CartSummarySection />
        </div>
      </div>
    </CartStates>
  )
}
