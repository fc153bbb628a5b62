import { CartSums } from '@store/template-kit'

/** Totals of the cart, and buttons to check out. */
export const CartSummary = () => (
  <CartSums
    className="order-sums"
    hintClassName="hint"
    totalsClassName="sums"
    noteClassName="muted"
    onward={{ className: 'button' }}
    byChat={{ className: 'button', 'data-tone': 'quiet' }}
  />
)
