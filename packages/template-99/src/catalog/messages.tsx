import type { Product } from '@store/core'
import { useMark } from '@store/template-kit'
import { ProductMessage } from '../parts/product-message.tsx'

const ABOVE_THE_FOLD = 2
const SIDE_BY_SIDE = '(min-width: 40rem) 300px, 84vw'

/** Products as messages, one below the other. */
export function Messages(props: {
  readonly products: readonly Product[]
  readonly eager?: boolean
  readonly heading?: 'h2' | 'h3'
}) {
  const mark = useMark()
  return (
    <ul className="products" {...mark('productStyle')}>
      {props.products.map((product, i) => (
        <li key={product.id}>
          <ProductMessage
            product={product}
            sizes={props.products.length > 1 ? SIDE_BY_SIDE : undefined}
            heading={props.heading ?? 'h2'}
            priority={props.eager && i < ABOVE_THE_FOLD}
          />
        </li>
      ))}
    </ul>
  )
}
