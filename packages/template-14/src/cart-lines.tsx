import { type CheckedLine, lineKey } from '@store/core'
import { QuantityInput, useCart, useCartLine } from '@store/template-kit'
import { LineFacts } from './line-facts.tsx'

export function CartLines() {
  const { lines } = useCart()
  return (
    <ul className="lying">
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <CartLine line={line} />
        </li>
      ))}
    </ul>
  )
}

/** A line that cannot be bought is grey and can only be removed (S5). */
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
      <div className="lying-tools">
        {isActive && <QuantityInput {...quantity} className="quantity" />}
        <button {...remove} className="under" />
      </div>
    </LineFacts>
  )
}
