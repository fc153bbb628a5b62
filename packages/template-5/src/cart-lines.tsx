import { type CheckedLine, lineKey } from '@store/core'
import { Link, QuantityInput, useCart, useCartLine, useMoney } from '@store/template-kit'
import { Picture } from './picture.tsx'

/** The lines of the cart: thumbnail, name, variant, quantity field. */
export function CartLines() {
  const { lines } = useCart()
  return (
    <ul className="bag-lines">
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <CartLine line={line} />
        </li>
      ))}
    </ul>
  )
}

function CartLine({ line }: { readonly line: CheckedLine }) {
  const { href, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <div className="bag-line" data-status={line.status}>
      <LineFacts line={line} href={href} />
      {priceNote && <p className="bag-line-warning">{priceNote}</p>}
      {problem && (
        <p className="bag-line-warning">
          {problem} {remedy && <button {...remedy} className="word underlined" />}
        </p>
      )}
      <div className="bag-line-tools">
        <QuantityInput {...quantity} className="quantity" />
        <button {...remove} className="word" />
      </div>
    </div>
  )
}

type Facts = Pick<CheckedLine, 'name' | 'variant' | 'image' | 'unitPrice' | 'quantity'> & {
  readonly message?: string | null
}

/** Picture, name and price of a line. Used in the cart, at checkout and in orders. */
export function LineFacts({ line, href }: { readonly line: Facts; readonly href?: string }) {
  const money = useMoney()
  return (
    <>
      <Picture
        product={{ name: line.name, images: line.image ? [{ src: line.image, alt: null }] : [] }}
        sizes="6rem"
        decorative
      />
      <p className="bag-line-name">{href ? <Link href={href}>{line.name}</Link> : line.name}</p>
      <p className="price">{money(line.unitPrice * line.quantity)}</p>
      <p className="bag-line-note">
        {[...line.variant, line.message, line.quantity > 1 && `${line.quantity} × ${money(line.unitPrice)}`]
          .filter(Boolean)
          .join(', ')}
      </p>
    </>
  )
}
