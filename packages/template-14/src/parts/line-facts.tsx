import type { CheckedLine } from '@store/core'
import { CartLineSection, Link, type ShownLine, useCartLine, useMoney, useSettings } from '@store/template-kit'
import type { ReactNode } from 'react'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { bookLook } from './book.ts'

/** A line of the cart. One that cannot be bought is grey (S5). */
export function CartLine({ line }: { readonly line: CheckedLine }) {
  return (
    <LineFacts line={line} href={useCartLine(line).href}>
      <CartLineSection line={line} />
    </LineFacts>
  )
}

/** A line of a cart or an order: a book lying on its side, with title, variant and price. */
export function LineFacts(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
  const t = useWords()
  const money = useMoney()
  const { cloth } = useSettings<Settings>()
  const { line, href } = props
  const each = money(line.unitPrice)
  return (
    <div className="lying-book" style={bookLook(line.name, cloth).style}>
      <p className="lying-spine apart">
        {href ? <Link href={href}>{line.name}</Link> : <span>{line.name}</span>}
        <span className="lying-amount">{money(line.unitPrice * line.quantity)}</span>
      </p>
      {line.variant.length > 0 && <p className="muted">{line.variant.join(' · ')}</p>}
      {line.message && (
        <p className="muted">
          <q>{line.message}</q>
        </p>
      )}
      {line.quantity > 1 && (
        <p className="muted">{href ? t('cart.each', { amount: each }) : `${line.quantity} × ${each}`}</p>
      )}
      {props.children}
    </div>
  )
}
