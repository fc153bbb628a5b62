import type { Product } from '@store/core'
import { Rail } from '@store/template-kit'
import { AddedLines } from './added-lines.tsx'
import { ProductMessage } from './product-message.tsx'

/** Products side by side in a row that scrolls; added lines are shown below it. */
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
      <AddedLines products={props.products} />
    </>
  )
}
