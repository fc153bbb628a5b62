import type { CheckedLine } from '@store/core'
import { CrossIcon, Link, QuantityInput, useCartLine, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'

/** A line of the cart. One that cannot be bought is dimmed and can only be removed (S5). */
export function CartLine({ line }: { readonly line: CheckedLine }) {
  const { href, isActive, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <LineFacts line={line} name={<Link href={href}>{line.name}</Link>} isOut={!isActive}>
      {priceNote && <p className="small">{priceNote}</p>}
      {problem && (
        <p className="wrong">
          {problem} {remedy && <button {...remedy} className="lined" />}
        </p>
      )}
      <div className="bought-tools">
        {isActive && <QuantityInput {...quantity} className="count" />}
        <button {...remove} className="close">
          <CrossIcon />
        </button>
      </div>
    </LineFacts>
  )
}

/** Quantity, name and price of a line, as on a receipt. Used in the cart, at checkout and in orders. */
export function LineFacts(props: {
  readonly line: Pick<CheckedLine, 'name' | 'variant' | 'quantity' | 'unitPrice'> & { readonly message?: string | null }
  readonly name?: ReactNode
  readonly isOut?: boolean
  readonly children?: ReactNode
}) {
  const money = useMoney()
  const { line } = props
  return (
    <div className="bought" data-out={props.isOut ? '' : undefined}>
      <p className="receipt-row">
        <span>{props.name ?? line.name}</span>
        <b>{money(line.unitPrice * line.quantity)}</b>
      </p>
      <p className="small">
        {[`${line.quantity} × ${money(line.unitPrice)}`, ...line.variant].join(' / ')}
        {line.message && <q>{line.message}</q>}
      </p>
      {props.children}
    </div>
  )
}
