import { CartSums } from '@store/template-kit'

/** What it comes to, and the ways on. */
export const BagSummary = () => (
  <CartSums
    className="bag-summary"
    hintClassName="hint"
    totalsClassName="sums"
    noteClassName="muted"
    onward={{ className: 'button' }}
    byChat={{ className: 'button', 'data-tone': 'quiet' }}
  />
)
