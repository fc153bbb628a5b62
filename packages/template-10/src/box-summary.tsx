import { CartSums } from '@store/template-kit'

/** What it comes to, and the ways on. */
export const BoxSummary = () => (
  <CartSums
    className="box-summary"
    hintClassName="hint"
    totalsClassName="sums"
    noteClassName="small"
    onward={{ className: 'button', 'data-tone': 'sun' }}
    byChat={{ className: 'button', 'data-tone': 'quiet' }}
  />
)
