import type { CheckedLine } from '@store/core'
import { CartLineSection, CrossIcon, Link, useCartLine, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'

/** A line of the cart. */
export function CartLine({ line }: { readonly line: CheckedLine }) {
  const { href } = useCartLine(line)
  return (
    <LineFacts line={line} name={<Link href={href}>{line.name}</Link>}>
      <CartLineSection line={line} icon={<CrossIcon />} />
    </LineFacts>
  )
}

/** Quantity, name and price of a line, as on a receipt. Used in the cart, at checkout and in orders. */
export function LineFacts(props: {
  readonly line: Pick<CheckedLine, 'name' | 'variant' | 'quantity' | 'unitPrice'> & { readonly message?: string | null }
  readonly name?: ReactNode
  readonly children?: ReactNode
}) {
  const money = useMoney()
  const { line } = props
  return (
    <div className="bought">
      <p className="receipt-row">
        <span>{props.name ?? line.name}</span>
        <b>{money(line.unitPrice * line.quantity)}</b>
      </p>
      <p className="muted">
        {[`${line.quantity} × ${money(line.unitPrice)}`, ...line.variant].join(' / ')}
        {line.message && <q>{line.message}</q>}
      </p>
      {props.children}
    </div>
  )
}
