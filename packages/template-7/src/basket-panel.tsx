import { CartProblems, ClearCart } from '@store/template-kit'
import { BasketFoot } from './basket-foot.tsx'
import { BasketLines } from './basket-lines.tsx'
import { ToFree } from './to-free.tsx'

/** All of the basket: how far it is to free delivery, its lines by aisle, what it comes to. */
export default function BasketPanel() {
  return (
    <div className="basket-in">
      <div className="basket-scroll">
        <ToFree />
        <CartProblems className="problem problem-box" />
        <BasketLines />
        <ClearCart
          className="text-button clear"
          askingClassName="clear"
          answers={{ className: 'button', 'data-tone': 'quiet' }}
        />
      </div>
      <BasketFoot />
    </div>
  )
}
