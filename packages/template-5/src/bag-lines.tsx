import { type CheckedLine, lineKey } from '@store/core'
import { Link, QuantityInput, useCart, useLineWarning, useMoney, usePaths } from '@store/template-kit'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** What is in the bag: thumb, name, size, "− 1 +". */
export function BagLines() {
  const { lines } = useCart()
  return (
    <ul className="bag-lines">
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <BagLine line={line} />
        </li>
      ))}
    </ul>
  )
}

function BagLine({ line }: { readonly line: CheckedLine }) {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const cart = useCart()
  const key = lineKey(line)
  const warning = useLineWarning(line)
  return (
    <div className="bag-line" data-status={line.status}>
      <LineFacts line={line} href={paths.product(line)} />
      {line.priceChangedFrom !== null && (
        <p className="bag-line-warning">{t('cart.priceChanged', { amount: money(line.priceChangedFrom) })}</p>
      )}
      {warning && (
        <p className="bag-line-warning">
          {warning}{' '}
          {line.status === 'outOfStock' && line.unitsAvailable > 0 && (
            <button
              type="button"
              className="word underlined"
              onClick={() => cart.setQuantity(key, line.unitsAvailable)}
            >
              {t('cart.setTo', { count: line.unitsAvailable })}
            </button>
          )}
        </p>
      )}
      <div className="bag-line-tools">
        <QuantityInput
          className="quantity"
          label={t('quantity.of', { name: line.name })}
          value={line.quantity}
          max={line.unitsAvailable || null}
          disabled={line.status === 'inactive'}
          onChange={(quantity) => cart.setQuantity(key, quantity)}
        />
        <button
          type="button"
          className="word"
          aria-label={t('cart.removeOf', { name: line.name })}
          onClick={() => cart.remove(key)}
        >
          {t('cart.remove')}
        </button>
      </div>
    </div>
  )
}

type Facts = Pick<CheckedLine, 'name' | 'variant' | 'image' | 'unitPrice' | 'quantity'> & {
  readonly message?: string | null
}

/** Picture, name and price of a line: the same in the bag, at checkout and on an order. */
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
