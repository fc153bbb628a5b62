import type { Product } from '@store/core'
import { useMark, useSettings } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { ProductCard } from './product-card.tsx'

/**
 * Products in the style of `productStyle`. `first`: the grid is at the top of the page, so its first photos load at
 * once.
 */
export function ProductGrid(props: { readonly products: readonly Product[]; readonly first?: boolean }) {
  const { productStyle } = useSettings<Settings>()
  const mark = useMark()
  return (
    <ul className="grid" data-style={productStyle} {...mark('productStyle')}>
      {props.products.map((product, i) => (
        <li key={product.id}>
          <ProductCard product={product} priority={props.first && i < 2} />
        </li>
      ))}
    </ul>
  )
}
