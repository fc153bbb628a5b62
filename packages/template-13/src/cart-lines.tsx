import { type CheckedLine, lineKey } from '@store/core'
import { CrossIcon, QuantityInput, useCart, useCartLine } from '@store/template-kit'
import { LineRow } from './line-row.tsx'

/** What is in the cart: squares in a strip (`strip`), or rows. */
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

/** What cannot be bought is dim and can only leave (S5). */
function CartLine({ line }: { readonly line: CheckedLine }) {
  const { href, isActive, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <LineRow line={line} href={href}>
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
    </LineRow>
  )
}
