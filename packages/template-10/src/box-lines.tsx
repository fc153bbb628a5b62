import { type CheckedLine, lineKey } from '@store/core'
import { CrossIcon, Link, QuantityInput, useCart, useLineWarning, useMoney, usePaths } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

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
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const cart = useCart()
  const key = lineKey(line)
  const warning = useLineWarning(line)
  const left = line.unitsAvailable
  const isActive = line.status !== 'inactive' && left > 0
  return (
    <LineBlock line={line} href={paths.product(line)}>
      {line.priceChangedFrom !== null && (
        <p className="small">{t('cart.priceChanged', { amount: money(line.priceChangedFrom) })}</p>
      )}
      {warning && (
        <p className="problem">
          {warning}{' '}
          {line.status === 'outOfStock' && left > 0 && (
            <button type="button" className="text-link" onClick={() => cart.setQuantity(key, left)}>
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
          className="round"
          aria-label={t('cart.removeOf', { name: line.name })}
          onClick={() => cart.remove(key)}
        >
          <CrossIcon />
        </button>
      </div>
    </LineBlock>
  )
}

/** What a line is of: its sticker on a block, name, choice and amount. In the box, at checkout and in an order. */
export function LineBlock(props: {
  readonly line: Pick<CheckedLine, 'name' | 'image' | 'variant' | 'quantity' | 'unitPrice'> & {
    readonly message?: string | null
    readonly status?: CheckedLine['status']
  }
  readonly href?: string
  readonly children?: ReactNode
}) {
  const t = useWords()
  const money = useMoney()
  const { line, href } = props
  return (
    <div className="line" data-status={line.status}>
      <span className="line-block" data-block="1">
        <Picture
          name={line.name}
          image={line.image ? { src: line.image, alt: null } : null}
          alt=""
          sizes="72px"
          largest={240}
        />
      </span>
      <div className="line-text">
        {href ? (
          <Link href={href} className="line-name">
            {line.name}
          </Link>
        ) : (
          <p className="line-name">{line.name}</p>
        )}
        {line.variant.length > 0 && <p className="small">{line.variant.join(' · ')}</p>}
        {line.message && <p className="small">{`“${line.message}”`}</p>}
        {line.quantity > 1 && (
          <p className="small">
            {href ? t('cart.each', { amount: money(line.unitPrice) }) : `${line.quantity} × ${money(line.unitPrice)}`}
          </p>
        )}
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
      {props.children && <div className="line-more">{props.children}</div>}
    </div>
  )
}
