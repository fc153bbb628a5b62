import { type CheckedLine, lineKey } from '@store/core'
import { LineWords, QuantityInput, type ShownLine, useCart, useCartLine, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Stage } from './stage.tsx'

export function TrayLines() {
  const { lines } = useCart()
  return (
    <ul className="slots">
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <TrayLine line={line} />
        </li>
      ))}
    </ul>
  )
}

/** What cannot be bought is unlit and can only leave (S5). */
function TrayLine({ line }: { readonly line: CheckedLine }) {
  const { href, isActive, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <Slot line={line} href={href}>
      {priceNote && <p className="quiet">{priceNote}</p>}
      {problem && (
        <p className="problem">
          {problem} {remedy && <button {...remedy} className="under" />}
        </p>
      )}
      <div className="slot-tools">
        {isActive && <QuantityInput {...quantity} className="quantity" />}
        <button {...remove} className="under" />
      </div>
    </Slot>
  )
}

/** A piece in its slot: in the tray, and smaller at checkout and in an order. */
export function Slot(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
  const money = useMoney()
  const { line, href } = props
  return (
    <div className="slot" data-piece="" data-status={line.status}>
      <Stage
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes={href ? '(min-width: 64rem) 20vw, 40vw' : '72px'}
        largest={href ? 640 : 240}
      />
      <div className="slot-label">
        <LineWords line={line} href={href} nameClassName="slot-name" className="quiet" />
        <p className="slot-amount">{money(line.unitPrice * line.quantity)}</p>
        {props.children}
      </div>
    </div>
  )
}
