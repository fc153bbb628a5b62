import type { Product } from '@store/core'
import { ProductMedia } from '@store/template-kit'

type PictureProps = {
  readonly product: Pick<Product, 'name' | 'images'>
  readonly sizes: string
  readonly at?: number
  readonly eager?: boolean
  readonly className?: string
  /** The name is already beside the picture. */
  readonly decorative?: boolean
}

/** A photo in this shop's one treatment, or the cover made from its name. */
export function Picture({ product, sizes, at = 0, eager = false, className = '', decorative = false }: PictureProps) {
  const image = product.images[at]
  return (
    <span className={`plate ${className}`}>
      {image ? (
        <ProductMedia
          image={image}
          alt={decorative ? '' : (image.alt ?? product.name)}
          sizes={sizes}
          ratio={2 / 3}
          eager={eager}
          fallback={<Blank name={product.name} />}
        />
      ) : (
        <Blank name={product.name} />
      )}
    </span>
  )
}

function Blank({ name }: { name: string }) {
  return (
    <span className="blank" aria-hidden="true">
      <span className="blank-initial">{[...name][0]}</span>
      <span className="blank-name">{name}</span>
    </span>
  )
}
