import { type CheckedLine, lineKey } from '@store/core'
import {
  CrossIcon,
  LineWords,
  QuantityInput,
  type ShownLine,
  useCart,
  useCartLine,
  useMoney,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'
import { tintStyle, useTints } from './tint.ts'

export function CartLines() {
  const { lines } = useCart()
  return (
    <ul className="lines">
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
      {priceNote && <p className="line-note">{priceNote}</p>}
      {problem && (
        <p className="problem">
          {problem} {remedy && <button {...remedy} className="quiet-link" />}
        </p>
      )}
      <div className="line-tools">
        {isActive && <QuantityInput {...quantity} className="quantity" />}
        <button {...remove} className="round">
          <CrossIcon />
        </button>
      </div>
    </LineFacts>
  )
}

/** Picture, name, variant and price of a line. Used in the cart, at checkout and in orders. */
export function LineFacts(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
  const money = useMoney()
  const tints = useTints()
  const { line, href } = props
  return (
    <div className="line" data-status={line.status} data-tint="" style={tintStyle(tints.ofName(line.name))}>
      <Picture
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes="72px"
        largest={240}
      />
      <div className="line-text">
        <LineWords line={line} href={href} nameClassName="line-name" className="muted" />
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
      {props.children && <div className="line-more">{props.children}</div>}
    </div>
  )
}
