import type { Product } from '@store/core'
import { Rail } from '@store/template-kit'
import { ProductMessage } from './product-message.tsx'
import { SaidBubbles } from './said.tsx'

/** Products side by side, a little more than two to a column; what is added is said under them. */
export function ProductRail(props: {
  readonly label: string
  readonly products: readonly Product[]
  readonly priority?: boolean
  readonly heading?: 'h2' | 'h3'
}) {
  return (
    <>
      <Rail
        label={props.label}
        className="rail"
        slides={props.products.map((product, i) => ({
          key: product.id,
          content: (
            <ProductMessage
              product={product}
              sizes="270px"
              priority={props.priority && i < 2}
              heading={props.heading}
              inRail
            />
          ),
        }))}
      />
      <SaidBubbles products={props.products} />
    </>
  )
}
