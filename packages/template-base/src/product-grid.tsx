import type { Product } from '@store/core'
import { ProductCard } from './product-card.tsx'

/** `first`: the grid is at the top of the page, so that its first row of photos is not lazy. */
export function ProductGrid(props: { readonly products: readonly Product[]; readonly first?: boolean }) {
  return (
    <ul className="grid">
      {props.products.map((product, i) => (
        <li key={product.id}>
          <ProductCard product={product} priority={props.first && i < 2} />
        </li>
      ))}
    </ul>
  )
}
