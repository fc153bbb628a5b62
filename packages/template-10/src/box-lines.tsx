import { type CheckedLine, lineKey } from '@store/core'
import { CrossIcon, QuantityInput, useCart, useCartLine } from '@store/template-kit'
import { LineBlock } from './line-block.tsx'

export function BoxLines() {
  const { lines } = useCart()
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <BoxLine line={line} />
        </li>
      ))}
    </ul>
  )
}

/** What cannot be bought is dim and can only leave (S5). */
function BoxLine({ line }: { readonly line: CheckedLine }) {
  const { href, isActive, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <LineBlock line={line} href={href}>
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
    </LineBlock>
  )
}
