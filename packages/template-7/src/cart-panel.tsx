import { CartProblems, ClearCart } from '@store/template-kit'
import { CartLines } from './cart-lines.tsx'
import { CartTotal } from './cart-total.tsx'
import { FreeDelivery } from './free-delivery.tsx'

/** The whole cart: progress to free delivery, lines by category, total. */
export default function CartPanel() {
  return (
    <div className="basket-in">
      <div className="basket-scroll">
        <FreeDelivery />
        <CartProblems className="problem problem-box" />
        <CartLines />
        <ClearCart
          className="text-button clear"
          askingClassName="clear"
          answers={{ className: 'button', 'data-tone': 'quiet' }}
        />
      </div>
      <CartTotal />
    </div>
  )
}
