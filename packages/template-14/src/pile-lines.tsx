import { type CheckedLine, lineKey } from '@store/core'
import { QuantityInput, useCart, useLineWarning, useMoney, usePaths } from '@store/template-kit'
import { LyingBook } from './lying-book.tsx'
import { useWords } from './words.ts'

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
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const cart = useCart()
  const key = lineKey(line)
  const warning = useLineWarning(line)
  const left = line.unitsAvailable
  const isActive = line.status !== 'inactive' && left > 0
  return (
    <LyingBook line={line} href={paths.product(line)}>
      {line.priceChangedFrom !== null && (
        <p className="quiet">{t('cart.priceChanged', { amount: money(line.priceChangedFrom) })}</p>
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
      <div className="lying-tools">
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
          className="under"
          aria-label={t('cart.removeOf', { name: line.name })}
          onClick={() => cart.remove(key)}
        >
          {t('cart.remove')}
        </button>
      </div>
    </LyingBook>
  )
}
