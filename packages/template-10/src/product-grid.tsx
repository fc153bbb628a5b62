import type { Product } from '@store/core'
import { useSettings } from '@store/template-kit'
import type { ReactNode } from 'react'
import { ProductCard } from './product-card.tsx'
import type { Settings } from './settings.ts'

/** What stands in the eighth place of a list. */
const EIGHTH = 7

/** Blocks, stickers alone or rows, as the merchant likes. `first`: it opens the page, so its first photos load at once. */
export function ProductGrid(props: {
  readonly products: readonly Product[]
  readonly first?: boolean
  /** Stands in every eighth place of a long list. */
  readonly between?: (turn: number) => ReactNode
}) {
  const { productStyle } = useSettings<Settings>()
  const { products, between } = props
  return (
    <ul className="grid" data-style={productStyle}>
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
