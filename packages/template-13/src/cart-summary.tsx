import { CartSums } from '@store/template-kit'

/** What it comes to, and the ways on. */
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
