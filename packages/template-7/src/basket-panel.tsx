import { BasketFoot, BasketProblems } from './basket-foot.tsx'
import { BasketLines } from './basket-lines.tsx'
import { ClearBasket } from './clear-basket.tsx'
import { ToFree } from './to-free.tsx'

/** All of the basket: how far it is to free delivery, its lines by aisle, what it comes to. */
export default function BasketPanel() {
  return (
    <div className="basket-in">
      <div className="basket-scroll">
        <ToFree />
        <BasketProblems />
        <BasketLines />
        <ClearBasket />
      </div>
      <BasketFoot />
    </div>
  )
}
