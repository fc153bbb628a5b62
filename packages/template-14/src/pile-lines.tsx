import { type CheckedLine, lineKey } from '@store/core'
import { QuantityInput, useCart, useCartLine } from '@store/template-kit'
import { LyingBook } from './lying-book.tsx'

export function PileLines() {
  const { lines } = useCart()
  return (
    <ul className="lying">
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <PileLine line={line} />
        </li>
      ))}
    </ul>
  )
}

/** What cannot be bought has lost its colour and can only leave (S5). */
function PileLine({ line }: { readonly line: CheckedLine }) {
  const { href, isActive, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <LyingBook line={line} href={href}>
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
    </LyingBook>
  )
}
