import type { Product } from '@store/core'
import { useMark } from '@store/template-kit'
import type { Ref } from 'react'
import { ProductCard } from './product-card.tsx'

const FIRST_ROW = 4

/** `first`: the grid is at the top of the page, so the photos of its first row load at once. */
export function ProductGrid(props: {
  readonly products: readonly Product[]
  readonly first?: boolean
  readonly listRef?: Ref<HTMLUListElement>
}) {
  const mark = useMark()
  return (
    <ul className="grid" ref={props.listRef} {...mark('productStyle')}>
      {props.products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={props.first && index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  )
}
