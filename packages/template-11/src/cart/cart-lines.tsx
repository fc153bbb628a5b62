import type { CheckedLine, Product } from '@store/core'
import {
  BackToShop,
  CartLineList,
  CartLineSection,
  CrossIcon,
  LineWords,
  type ShownLine,
  useCart,
  useCartLine,
  useFreshProducts,
  useLanguage,
  useMoney,
} from '@store/template-kit'
import { createContext, type ReactNode, useContext } from 'react'
import { gramsOf } from '../parts/box.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Picture } from '../parts/picture.tsx'
import { useSizes } from '../parts/sizes.ts'
import { useWords } from '../words.ts'

/** The current products of the cart, by id, for their measures and weights. */
const Known = createContext<ReadonlyMap<number, Product>>(new Map())

/** The lines of the cart with the measures of each product, and the total weight if all weights are known. */
export function CartLines() {
  const t = useWords()
  const language = useLanguage()
  const { lines, settled } = useCart()
  // Fetched after the quote, so that the total is shown first.
  const { known } = useFreshProducts(settled ? lines.map(({ productId }) => productId) : [])
  const weights = lines.map(({ productId, quantity }) => {
    const grams = gramsOf(known.get(productId)?.dimensions?.weight ?? null)
    return grams === null ? null : grams * quantity
  })
  const total = weights.every((grams) => grams !== null) ? weights.reduce((sum, grams) => sum + (grams ?? 0), 0) : 0
  return (
    <Known.Provider value={known}>
      <CartLineList Line={CartLine} />
      <p className="muted weight">
        {total > 0
          ? t('nogal.weight', { weight: (total / 1000).toLocaleString(language, { maximumFractionDigits: 1 }) })
          : '\u00a0'}
      </p>
    </Known.Provider>
  )
}

const CartLine = ({ line }: { readonly line: CheckedLine }) => (
  <LineFacts line={line} product={useContext(Known).get(line.productId) ?? null} href={useCartLine(line).href}>
    <CartLineSection line={line} icon={<CrossIcon />} />
  </LineFacts>
)

/** Picture, name, variant, measures and price of a line. Used in the cart, at checkout and in orders. */
export function LineFacts(props: {
  readonly line: ShownLine
  /** The current product, for its measures. Null until it is loaded; undefined: measures are not shown. */
  readonly product?: Product | null
  readonly href?: string
  readonly children?: ReactNode
}) {
  const money = useMoney()
  const sizes = useSizes()
  const { line, href, product } = props
  const measures = product && sizes.line(product)
  return (
    <div className="line">
      <Picture
        product={{ name: line.name }}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes="5.5rem"
        largest={240}
      />
      <div className="line-text">
        <LineWords
          line={line}
          href={href}
          nameClassName="line-name"
          className="muted"
          variantClassName="muted material"
        />
        {/* The height is reserved until the product is loaded, so there is no layout shift. */}
        {product !== undefined && <p className="muted">{measures ?? '\u00a0'}</p>}
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
      {props.children && <div className="line-more">{props.children}</div>}
    </div>
  )
}

/** Placeholders for the lines of the cart. */
export function CartSkeleton() {
  const t = useWords()
  return (
    <div className="bones" role="status" aria-label={t('cart.loading')} data-waits="">
      <span className="bone" />
      <span className="bone" />
    </div>
  )
}

export function EmptyCart() {
  const t = useWords()
  return (
    <EmptyState title={t('cart.empty')} text={t('cart.emptyHint')}>
      <BackToShop className="button" />
    </EmptyState>
  )
}
