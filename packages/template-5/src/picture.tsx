import type { Product } from '@store/core'
import { ProductMedia } from '@store/template-kit'

/** A photo in this shop's one treatment, or the cover made from the product's name. */
export function Picture(props: {
  readonly product: Pick<Product, 'name' | 'images'>
  readonly sizes: string
  readonly at?: number
  /** Width by height of the slot. */
  readonly ratio?: number
  readonly priority?: boolean
  readonly className?: string
  /** The name stands beside it. */
  readonly decorative?: boolean
}) {
  const { product, at = 0, ratio = 2 / 3, decorative = false } = props
  const image = product.images[at] ?? null
  return (
    <ProductMedia
      className={`plate ${props.className ?? ''}`}
      image={decorative && image ? { ...image, alt: '' } : image}
      alt={decorative ? '' : product.name}
      sizes={props.sizes}
      ratio={ratio}
      priority={props.priority}
      fallback={<Blank name={product.name} />}
    />
  )
}

/** No photo: the cover colour, the initial, the name. */
export function Blank({ name }: { readonly name: string }) {
  return (
    <span className="blank" aria-hidden="true">
      <span className="blank-initial">{[...name][0]}</span>
      <span className="blank-name">{name}</span>
    </span>
  )
}
