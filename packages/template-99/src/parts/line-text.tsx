import type { ShownLine } from '@store/template-kit'

/** A line as text, as in "2 × Ficus lira mediano", and its amount. */
export const LineText = ({ line, amount }: { readonly line: ShownLine; readonly amount: string }) => (
  <>
    <span>
      <span className="line-quantity">{line.quantity}</span>
      {' × '}
      {wordsOf(line)}
    </span>{' '}
    <span className="summary-price">{amount}</span>
  </>
)

/** Name, variant and message of a line in one. */
export const wordsOf = (line: Pick<ShownLine, 'name' | 'variant' | 'message'>) =>
  [line.name, ...line.variant, line.message].filter(Boolean).join(' · ')
