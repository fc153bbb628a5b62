import type { Product } from '@store/core'
import { useMark, useSettings } from '@store/template-kit'
import type { ReactNode } from 'react'
import { ProductCard } from './product-card.tsx'
import type { Settings } from './settings.ts'

/** After every seventh product comes what `between` returns. */
const EIGHTH = 7

/**
 * Products in the style of `productStyle`. `first`: the grid is at the top of the page, so its first photos load at
 * once.
 */
export function ProductGrid(props: {
  readonly products: readonly Product[]
  readonly first?: boolean
  /** What to show in every eighth place of a list; `position` counts from 0. */
  readonly between?: (position: number) => ReactNode
}) {
  const { productStyle } = useSettings<Settings>()
  const mark = useMark()
  const { products, between } = props
  return (
    <ul className="grid" data-style={productStyle} {...mark('productStyle')}>
      {products.flatMap((product, i) => [
        ...(between && i > 0 && i % EIGHTH === 0
          ? [<li key={`before ${product.id}`}>{between(i / EIGHTH - 1)}</li>]
          : []),
        <li key={product.id}>
          <ProductCard product={product} priority={props.first && i < 2} />
        </li>,
      ])}
    </ul>
  )
}
