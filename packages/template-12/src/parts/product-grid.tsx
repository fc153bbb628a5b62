import type { Product } from '@store/core'
import { useMark, useSettings } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { ProductCard } from './product-card.tsx'

const SIZES = {
  1: '(min-width: 120rem) 24vw, (min-width: 64rem) 36vw, (min-width: 48rem) 44vw, 90vw',
  2: '(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw',
  3: '8rem',
} as const

/**
 * Products in the style of `productStyle`: unequal widths (1), a grid (2), a list (3). `from`: the number of the first
 * product, if they are numbered. `first`: it is at the top of the page, so its first photos load at once.
 */
export function ProductGrid(props: {
  readonly products: readonly Product[]
  readonly from?: number
  readonly first?: boolean
}) {
  const { productStyle } = useSettings<Settings>()
  const mark = useMark()
  const { from } = props
  return (
    <ul className="pieces" data-style={productStyle} {...mark('productStyle')}>
      {props.products.map((product, i) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            number={from === undefined ? undefined : from + i}
            sizes={SIZES[productStyle]}
            priority={props.first && i < 2}
          />
        </li>
      ))}
    </ul>
  )
}
