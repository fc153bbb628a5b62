import { CartStates } from './cart-states.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartTable } from './cart-table.tsx'

export default function CartPanel() {
  return (
    <CartStates>
      <div className="cart-panel">
        <CartTable />
        <CartSummary />
      </div>
    </CartStates>
  )
}
