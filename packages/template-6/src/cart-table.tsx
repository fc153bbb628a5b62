import { type CheckedLine, lineKey } from '@store/core'
import { CrossIcon, Link, QuantityInput, useCart, useCartLine, useMoney } from '@store/template-kit'
import { LineNote, LinePicture } from './line-facts.tsx'
import { useWords } from './words.ts'

/** The lines of the cart as a table; a line's problem is shown in its row. */
export function CartTable() {
  const t = useWords()
  const { lines } = useCart()
  return (
    <table className="cart-table">
      <thead>
        <tr>
          <th scope="col">{t('volt.product')}</th>
          <th scope="col" className="cart-each">
            {t('product.price')}
          </th>
          <th scope="col">{t('volt.quantity')}</th>
          <th scope="col" className="number">
            {t('volt.subtotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={lineKey(line)} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line }: { readonly line: CheckedLine }) {
  const money = useMoney()
  const { href, amount, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <tr data-status={line.status}>
      <th scope="row">
        <span className="line">
          <LinePicture line={line} />
          <span>
            <Link href={href}>{line.name}</Link>
            <LineNote line={line} />
            {priceNote && <span className="line-warning">{priceNote}</span>}
            {problem && (
              <span className="line-warning">
                {problem} {remedy && <button {...remedy} className="link-button" />}
              </span>
            )}
          </span>
        </span>
      </th>
      <td className="number cart-each">{money(line.unitPrice)}</td>
      <td>
        <QuantityInput {...quantity} className="quantity" />
      </td>
      <td className="number">
        <span className="line-sum">{amount}</span>
        <button {...remove} className="icon-button">
          <CrossIcon />
        </button>
      </td>
    </tr>
  )
}
