import { type CheckedLine, lineKey } from '@store/core'
import { Link, QuantityInput, useCart, useLineWarning, useMoney, usePaths } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Stage } from './stage.tsx'
import { useWords } from './words.ts'

export function TrayLines() {
  const { lines } = useCart()
  return (
    <ul className="slots">
      {lines.map((line) => (
        <li key={lineKey(line)}>
          <TrayLine line={line} />
        </li>
      ))}
    </ul>
  )
}

/** What cannot be bought is unlit and can only leave (S5). */
function TrayLine({ line }: { readonly line: CheckedLine }) {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const cart = useCart()
  const key = lineKey(line)
  const warning = useLineWarning(line)
  const left = line.unitsAvailable
  const isActive = line.status !== 'inactive' && left > 0
  return (
    <Slot line={line} href={paths.product(line)}>
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
      <div className="slot-tools">
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
    </Slot>
  )
}

/** A piece in its slot: in the tray, and smaller at checkout and in an order. */
export function Slot(props: {
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
    <div className="slot" data-piece="" data-status={line.status}>
      <Stage
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes={href ? '(min-width: 64rem) 20vw, 40vw' : '72px'}
        largest={href ? 640 : 240}
      />
      <div className="slot-label">
        {href ? (
          <Link href={href} className="slot-name">
            {line.name}
          </Link>
        ) : (
          <p className="slot-name">{line.name}</p>
        )}
        {line.variant.length > 0 && <p className="quiet">{line.variant.join(' · ')}</p>}
        {line.message && <p className="quiet">{`“${line.message}”`}</p>}
        {line.quantity > 1 && (
          <p className="quiet">
            {href ? t('cart.each', { amount: money(line.unitPrice) }) : `${line.quantity} × ${money(line.unitPrice)}`}
          </p>
        )}
        <p className="slot-amount">{money(line.unitPrice * line.quantity)}</p>
        {props.children}
      </div>
    </div>
  )
}
