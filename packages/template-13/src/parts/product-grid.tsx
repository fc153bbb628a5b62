import type { Product } from '@store/core'
import { useMark, useSettings } from '@store/template-kit'
import type { ReactNode } from 'react'
import type { Settings } from '../settings.ts'
import { ProductCard } from './product-card.tsx'

const SIZES = {
  1: '(min-width: 96rem) 20vw, (min-width: 64rem) 25vw, (min-width: 48rem) 34vw, 50vw',
  2: '(min-width: 96rem) 20vw, (min-width: 64rem) 25vw, (min-width: 48rem) 34vw, 50vw',
  3: '9rem',
} as const
/** The number of products before `between`: two rows of a wide screen. */
const TWO_ROWS = 8

/**
 * Products in the style of `productStyle`: cards with sizes (1), tall pictures (2), rows (3). `first`: it is at the top
 * of the page, so its first photos load at once.
 */
export function ProductGrid(props: {
  readonly products: readonly Product[]
  readonly first?: boolean
  /** A selection, of which only full rows are shown. */
  readonly whole?: boolean
  /** Shown after the second row of a long list. */
  readonly between?: ReactNode
}) {
  const { productStyle } = useSettings<Settings>()
  const mark = useMark()
  const { products, between } = props
  return (
    <ul className="grid" data-style={productStyle} data-whole={props.whole ? '' : undefined} {...mark('productStyle')}>
      {products.flatMap((product, i) => [
        ...(between && i === TWO_ROWS
          ? [
              <li key="between" className="grid-between">
                {between}
              </li>,
            ]
          : []),
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={SIZES[productStyle]}
            ratio={productStyle === 2 ? 0.8 : 1}
            priority={props.first && i < 2}
          />
        </li>,
      ])}
    </ul>
  )
}
