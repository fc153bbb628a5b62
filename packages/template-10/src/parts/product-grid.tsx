import type { Product } from '@store/core'
import { useMark, useSettings } from '@store/template-kit'
import type { ReactNode } from 'react'
import type { Settings } from '../settings.ts'
import { ProductCard } from './product-card.tsx'

/** The number of products before `between`. */
const EIGHTH = 7

/**
 * Products in the style of `productStyle`. `first`: the grid is at the top of the page, so its first photos load at
 * once.
 */
export function ProductGrid(props: {
  readonly products: readonly Product[]
  readonly first?: boolean
  /** Shown as the eighth item of a long list. */
  readonly between?: ReactNode
}) {
  const { productStyle } = useSettings<Settings>()
  const mark = useMark()
  const { products, between } = props
  return (
    <ul className="grid" data-style={productStyle} {...mark('productStyle')}>
      {products.flatMap((product, i) => [
        ...(between && i === EIGHTH ? [<li key="between">{between}</li>] : []),
        <li key={product.id}>
          <ProductCard product={product} priority={props.first && i < 2} />
        </li>,
      ])}
    </ul>
  )
}
