import type { Product } from '@store/core'
import { ProductMedia } from '@store/template-kit'

/** A product's photo in the template's one treatment (`picture.css`); without a photo, `Blank`. */
export function Picture(props: {
  readonly product: Pick<Product, 'name' | 'images'>
  readonly sizes: string
  readonly at?: number
  /** Width divided by height. */
  readonly ratio?: number
  readonly priority?: boolean
  readonly className?: string
  /** The name is beside the picture, so its alternative text is empty. */
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

/** Shown in place of a missing photo: the product's first letter and name on the cover colour. */
export function Blank({ name }: { readonly name: string }) {
  return (
    <span className="blank" aria-hidden="true">
      <span className="blank-initial">{[...name][0]}</span>
      <span className="blank-name">{name}</span>
    </span>
  )
}
