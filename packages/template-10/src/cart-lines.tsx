import { type CheckedLine, lineKey } from '@store/core'
import { CrossIcon, QuantityInput, useCart, useCartLine } from '@store/template-kit'
import { LineFacts } from './line-facts.tsx'

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
      {priceNote && <p className="small">{priceNote}</p>}
      {problem && (
        <p className="problem">
          {problem} {remedy && <button {...remedy} className="text-link" />}
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
