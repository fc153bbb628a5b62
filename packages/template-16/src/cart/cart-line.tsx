import { type CheckedLine, lineKey } from '@store/core'
import { CartLineSection, CrossIcon, Link, useCart, useCartLine } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * A line as text, as in "2 × Clásico …… S/ 84", with its message in italics. Used in the cart, at checkout and in
 * orders.
 */
export function LineFacts(props: {
  readonly line: Pick<CheckedLine, 'name' | 'variant' | 'quantity'> & { readonly message?: string | null }
  readonly amount: string
  readonly href?: string
}) {
  const t = useWords()
  const { line, amount, href } = props
  return (
    <>
      <div className="dotted">
        <span className="written">
          <span className="written-count">{`${line.quantity} × `}</span>
          {href ? <Link href={href}>{line.name}</Link> : line.name}
        </span>
        <span className="leader" aria-hidden="true" />
        <span className="written-amount">{amount}</span>
      </div>
      {line.variant.length > 0 && <p className="written-note">{line.variant.join(' · ')}</p>}
      {line.message && <p className="written-note">{t('sazon.note', { text: line.message })}</p>}
    </>
  )
}

/** A line of the cart. The line of a product that has just been added appears as if it were written. */
export function CartLine({ line }: { readonly line: CheckedLine }) {
  const { amount, href } = useCartLine(line)
  const { lastAdded } = useCart()
  const addedAt = lastAdded?.key === lineKey(line) ? lastAdded.at : undefined
  return (
    // A new key makes a new element, so the CSS animation runs again after each product that is added.
    <div key={addedAt} className="ticket-line" data-new={addedAt === undefined ? undefined : ''}>
      <LineFacts line={line} amount={amount} href={href} />
      <CartLineSection line={line} icon={<CrossIcon />} />
    </div>
  )
}
