import { type CheckedLine, lineKey } from '@store/core'
import { CrossIcon, QuantityInput, useCart, useLineWarning, useMoney, usePaths } from '@store/template-kit'
import { LineRow } from './line-row.tsx'
import { useWords } from './words.ts'

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
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const cart = useCart()
  const key = lineKey(line)
  const warning = useLineWarning(line)
  const left = line.unitsAvailable
  const isActive = line.status !== 'inactive' && left > 0
  return (
    <LineRow line={line} href={paths.product(line)}>
      {line.priceChangedFrom !== null && (
        <p className="small">{t('cart.priceChanged', { amount: money(line.priceChangedFrom) })}</p>
      )}
      {warning && (
        <p className="problem">
          {warning}{' '}
          {line.status === 'outOfStock' && left > 0 && (
            <button type="button" className="under" onClick={() => cart.setQuantity(key, left)}>
              {t('cart.setTo', { count: left })}
            </button>
          )}
        </p>
      )}
      <div className="line-tools">
        {isActive && (
          <QuantityInput
            className="quantity"
            label={t('quantity.of', { name: line.name })}
            value={line.quantity}
            max={left}
            onChange={(quantity) => cart.setQuantity(key, quantity)}
          />
        )}
        <button
          type="button"
          className="sign"
          aria-label={t('cart.removeOf', { name: line.name })}
          onClick={() => cart.remove(key)}
        >
          <CrossIcon />
        </button>
      </div>
    </LineRow>
  )
}
