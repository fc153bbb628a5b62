import { type Product, productAvailability } from '@store/core'
import { Link, usePaths, useT } from '@store/template-kit'
import { useState } from 'react'
import { CaptionPrice } from './caption-price.tsx'
import { Picture } from './picture.tsx'
import { Sizes } from './sizes.tsx'

/** Boxless photo and a caption like a credit. The whole card leads to the product; the sizes add themselves. */
export function ProductCard({ product, sizes, eager = false }: { product: Product; sizes: string; eager?: boolean }) {
  const paths = usePaths()
  const [near, setNear] = useState(false)
  const t = useT()
  const availability = productAvailability(product)
  return (
    <article
      className="card"
      data-sold-out={availability === 'soldOut' || undefined}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <div className="plate-tall relative">
        <Picture product={product} sizes={sizes} eager={eager} className="h-full" decorative />
        {near && product.images.length > 1 && (
          <Picture product={product} sizes={sizes} at={1} className="plate-second" decorative />
        )}
      </div>
      <div className="card-head">
        <h3 className="card-name">
          <Link href={paths.product(product)}>{product.name}</Link>
        </h3>
        <CaptionPrice product={product} />
      </div>
      {product.summary && <p className="card-note">{product.summary}</p>}
      {availability === 'available' && <Sizes product={product} />}
    </article>
  )
}
