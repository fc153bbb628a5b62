import { type CheckedLine, lineKey } from '@store/core'
import { CrossIcon, QuantityInput, useCart, useCartLine } from '@store/template-kit'
import { LineFacts } from './line-facts.tsx'

/** The lines of the cart: as squares in a row (`strip`) or as rows. */
export function CartLines({ strip = false }: { readonly strip?: boolean }) {
  const { lines } = useCart()
  return (
    <ul className={strip ? 'lines lines-strip' : 'lines'}>
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
          {problem} {remedy && <button {...remedy} className="under" />}
        </p>
      )}
      <div className="line-tools">
        {isActive && <QuantityInput {...quantity} className="quantity" />}
        <button {...remove} className="sign">
          <CrossIcon />
        </button>
      </div>
    </LineFacts>
  )
}
