import { type CheckedLine, lineKey, type Product } from '@store/core'
import {
  CrossIcon,
  Link,
  QuantityInput,
  type ShownLine,
  useCart,
  useCartLine,
  useFreshProducts,
  useLanguage,
  useMoney,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { gramsOf } from './box.ts'
import { Picture } from './picture.tsx'
import { useSizes } from './sizes.ts'
import { useWords } from './words.ts'

/** The lines of the cart with the measures of each product, and the total weight if all weights are known. */
export function CartLines() {
  const t = useWords()
  const language = useLanguage()
  const { lines, settled } = useCart()
  // Fetched after the quote: the total comes first.
  const { known } = useFreshProducts(settled ? lines.map(({ productId }) => productId) : [])
  const weights = lines.map(({ productId, quantity }) => {
    const grams = gramsOf(known.get(productId)?.dimensions?.weight ?? null)
    return grams === null ? null : grams * quantity
  })
  const total = weights.every((grams) => grams !== null) ? weights.reduce((sum, grams) => sum + (grams ?? 0), 0) : 0
  return (
    <>
      <ul className="lines">
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <CartLine line={line} product={known.get(line.productId) ?? null} />
          </li>
        ))}
      </ul>
      <p className="muted weight">
        {total > 0
          ? t('nogal.weight', { weight: (total / 1000).toLocaleString(language, { maximumFractionDigits: 1 }) })
          : '\u00a0'}
      </p>
    </>
  )
}

/** A line that cannot be bought is dimmed and can only be removed (S5). */
function CartLine({ line, product }: { readonly line: CheckedLine; readonly product: Product | null }) {
  const { href, isActive, priceNote, problem, remedy, quantity, remove } = useCartLine(line)
  return (
    <LineFacts line={line} product={product} href={href}>
      {priceNote && <p className="small">{priceNote}</p>}
      {problem && (
        <p className="problem">
          {problem} {remedy && <button {...remedy} className="quiet-link" />}
        </p>
      )}
      <div className="line-tools">
        {isActive && <QuantityInput {...quantity} className="quantity" />}
        <button {...remove} className="icon-button">
          <CrossIcon />
        </button>
      </div>
    </LineFacts>
  )
}

/** Picture, name, variant, measures and price of a line. Used in the cart, at checkout and in orders. */
export function LineFacts(props: {
  readonly line: ShownLine
  /** The product as it is now, for its measures. Null until it is known; undefined: measures are not shown. */
  readonly product?: Product | null
  readonly href?: string
  readonly children?: ReactNode
}) {
  const t = useWords()
  const money = useMoney()
  const sizes = useSizes()
  const { line, href, product } = props
  const measures = product && sizes.line(product)
  return (
    <div className="line" data-status={line.status}>
      <Picture
        product={{ name: line.name }}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes="5.5rem"
        largest={240}
      />
      <div className="line-text">
        {href ? (
          <Link href={href} className="line-name">
            {line.name}
          </Link>
        ) : (
          <p className="line-name">{line.name}</p>
        )}
        {line.variant.length > 0 && <p className="muted material">{line.variant.join(', ')}</p>}
        {/* The line keeps its height until the product is there, so there is no layout shift. */}
        {product !== undefined && <p className="muted">{measures ?? '\u00a0'}</p>}
        {line.message && <p className="muted">{`“${line.message}”`}</p>}
        {line.quantity > 1 && (
          <p className="muted">
            {href ? t('cart.each', { amount: money(line.unitPrice) }) : `${line.quantity} × ${money(line.unitPrice)}`}
          </p>
        )}
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
      {props.children && <div className="line-more">{props.children}</div>}
    </div>
  )
}
