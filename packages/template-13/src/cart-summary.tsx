import { CartSums } from '@store/template-kit'

/** Totals of the cart, and buttons to check out. */
export const CartSummary = () => (
  <CartSums
    className="cart-summary"
    hintClassName="hint"
    totalsClassName="sums"
    noteClassName="small"
    onward={{ className: 'button', 'data-tone': 'volt' }}
    byChat={{ className: 'button', 'data-tone': 'line' }}
  />
)
