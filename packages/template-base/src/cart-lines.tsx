import { type CheckedLine, lineKey } from '@store/core'
import { Link, QuantityInput, useCart, useCartLine } from '@store/template-kit'
import { Picture } from './picture.tsx'

export function CartLines() {
  const { lines } = useCart()
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={lineKey(line)} className="line" data-status={line.status}>
          <CartLine line={line} />
        </li>
      ))}
    </ul>
  )
}

/** A line of the cart. One that cannot be bought is dimmed and can only be removed (S5). */
function CartLine({ line }: { readonly line: CheckedLine }) {
  const { href, isActive, amount, each, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <>
      <Picture
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes="80px"
        largest={240}
      />
      <div className="line-text">
        <Link href={href} className="line-name">
          {line.name}
        </Link>
        {line.variant.length > 0 && <p className="muted">{line.variant.join(' · ')}</p>}
        {line.message && <p className="muted">«{line.message}»</p>}
        {each && <p className="muted">{each}</p>}
        {priceNote && <p className="notice">{priceNote}</p>}
        {problem && (
          <p className="problem">
            {problem} {remedy && <button {...remedy} className="text-button" />}
          </p>
        )}
      </div>
      <p className="line-amount">{amount}</p>
      <div className="line-actions">
        {isActive && <QuantityInput {...quantity} className="quantity" />}
        <button {...remove} className="text-button" />
      </div>
    </>
  )
}
