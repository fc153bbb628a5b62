import type { CheckedLine } from '@store/core'
import { Link, useMoney, useSettings } from '@store/template-kit'
import type { ReactNode } from 'react'
import { bookLook } from './book.ts'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** A line of a cart or an order: a book lying on its side, with title, variant and price. */
export function LineFacts(props: {
  readonly line: Pick<CheckedLine, 'name' | 'variant' | 'quantity' | 'unitPrice'> & {
    readonly message?: string | null
    readonly status?: CheckedLine['status']
  }
  readonly href?: string
  readonly children?: ReactNode
}) {
  const t = useWords()
  const money = useMoney()
  const { cloth } = useSettings<Settings>()
  const { line, href } = props
  const amount = money(line.unitPrice * line.quantity)
  return (
    <div className="lying-book" style={bookLook(line.name, cloth).style} data-status={line.status}>
      <p className="lying-spine">
        {href ? <Link href={href}>{line.name}</Link> : <span>{line.name}</span>}
        <span className="lying-amount">{amount}</span>
      </p>
      {line.variant.length > 0 && <p className="quiet">{line.variant.join(' · ')}</p>}
      {line.message && <p className="quiet">{`“${line.message}”`}</p>}
      {line.quantity > 1 && (
        <p className="quiet">
          {href ? t('cart.each', { amount: money(line.unitPrice) }) : `${line.quantity} × ${money(line.unitPrice)}`}
        </p>
      )}
      {props.children}
    </div>
  )
}
