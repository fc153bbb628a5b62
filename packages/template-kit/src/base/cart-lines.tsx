import { type CheckedLine, lineKey } from '@store/core'
import { useCart } from '../cart/cart-provider.tsx'
import { useLineWarning } from '../commerce/line-warning.ts'
import { Link } from '../host.tsx'
import { QuantityInput } from '../parts/quantity-input.tsx'
import { useMoney, usePaths, useT } from '../shop-context.tsx'
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

/** What cannot be bought is dim and can only leave (S5). */
function CartLine({ line }: { readonly line: CheckedLine }) {
  const t = useT()
  const money = useMoney()
  const paths = usePaths()
  const cart = useCart()
  const key = lineKey(line)
  const isActive = line.status !== 'inactive' && line.unitsAvailable > 0
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
        <Link href={paths.product(line)} className="line-name">
          {line.name}
        </Link>
        {line.variant.length > 0 && <p className="muted">{line.variant.join(' · ')}</p>}
        {line.message && <p className="muted">«{line.message}»</p>}
        {line.quantity > 1 && <p className="muted">{t('cart.each', { amount: money(line.unitPrice) })}</p>}
        {line.priceChangedFrom !== null && (
          <p className="notice">{t('cart.priceChanged', { amount: money(line.priceChangedFrom) })}</p>
        )}
        <LineProblem line={line} />
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
      <div className="line-actions">
        {isActive && (
          <QuantityInput
            className="quantity"
            label={t('quantity.of', { name: line.name })}
            value={line.quantity}
            max={line.unitsAvailable}
            onChange={(quantity) => cart.setQuantity(key, quantity)}
          />
        )}
        <button
          type="button"
          className="text-button"
          aria-label={t('cart.removeOf', { name: line.name })}
          onClick={() => cart.remove(key)}
        >
          {t('cart.remove')}
        </button>
      </div>
    </>
  )
}

function LineProblem({ line }: { readonly line: CheckedLine }) {
  const t = useT()
  const { setQuantity } = useCart()
  const warning = useLineWarning(line)
  const count = line.unitsAvailable
  if (!warning) return null
  return (
    <p className="problem">
      {warning}{' '}
      {line.status === 'outOfStock' && count > 0 && (
        <button type="button" className="text-button" onClick={() => setQuantity(lineKey(line), count)}>
          {t('cart.setTo', { count })}
        </button>
      )}
    </p>
  )
}
