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

export function BagLines() {
  const { lines } = useCart()
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <BagLine line={line} />
        </li>
      ))}
    </ul>
  )
}

/** What cannot be bought is dim and can only leave (S5). */
function BagLine({ line }: { readonly line: CheckedLine }) {
  const { href, isActive, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <LineArch line={line} href={href}>
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
    </LineArch>
  )
}

/** What a line is of: its small arch, name, choice and amount. In the bag, at checkout and in an order. */
export function LineArch(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
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
