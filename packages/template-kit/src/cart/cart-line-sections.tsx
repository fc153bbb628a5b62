import { type CheckedLine, lineKey } from '@store/core'
import type { ComponentType, ReactNode } from 'react'
import { QuantityInput } from '../parts/quantity-input.tsx'
import { useCartLine } from './cart-line.ts'
import { useCart } from './cart-provider.tsx'

/** The lines of the cart, each rendered by the template. */
export function CartLineList({ Line }: { readonly Line: ComponentType<{ readonly line: CheckedLine }> }) {
  return (
    <ul className="cart-lines">
      {useCart().lines.map((line) => (
        <li key={lineKey(line)} data-status={line.status}>
          <Line line={line} />
        </li>
      ))}
    </ul>
  )
}

/**
 * The notices and controls of one line: a changed price, why it cannot be bought, its quantity, its removal. A line that
 * cannot be bought can only be removed (S5). `icon`: replaces the word for removing.
 */
export function CartLineSection({ line, icon }: { readonly line: CheckedLine; readonly icon?: ReactNode }) {
  const { isActive, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <>
      {priceNote && (
        <p className="line-note" data-feature="price-note">
          {priceNote}
        </p>
      )}
      {problem && (
        <p className="problem" data-feature="line-problem">
          {problem} {remedy && <button {...remedy} className="link" />}
        </p>
      )}
      <div className="line-tools">
        {isActive && <QuantityInput {...quantity} className="quantity" />}
        <button {...remove} className={icon ? 'icon-button' : 'link'}>
          {icon ?? remove.children}
        </button>
      </div>
    </>
  )
}
