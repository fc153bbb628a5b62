import { type CheckedLine, lineKey } from '@store/core'
import { LineWords, QuantityInput, type ShownLine, useCart, useCartLine, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Photo } from './photo.tsx'

export function CartLines() {
  const { lines } = useCart()
  return (
    <ul className="basket-lines">
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <CartLine line={line} />
        </li>
      ))}
    </ul>
  )
}

/** A line that cannot be bought is dimmed and can only be removed (S5). */
function CartLine({ line }: { readonly line: CheckedLine }) {
  const { href, isActive, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <LineFacts line={line} href={href}>
      {priceNote && <p className="quiet">{priceNote}</p>}
      {problem && (
        <p className="problem">
          {problem} {remedy && <button {...remedy} className="under" />}
        </p>
      )}
      <div className="ware-tools">
        {isActive && <QuantityInput {...quantity} className="quantity" />}
        <button {...remove} className="under" />
      </div>
    </LineFacts>
  )
}

/** Picture, name, variant and price of a line. In the cart, and smaller at checkout and in orders. */
export function LineFacts(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
  const money = useMoney()
  const { line, href } = props
  return (
    <div className="ware" data-status={line.status}>
      <Photo
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes={href ? '(min-width: 48rem) 14rem, 6rem' : '72px'}
        largest={href ? 640 : 240}
      />
      <div className="ware-words">
        <LineWords line={line} href={href} nameClassName="ware-name" className="quiet" />
        <p className="ware-amount">{money(line.unitPrice * line.quantity)}</p>
        {props.children}
      </div>
    </div>
  )
}
