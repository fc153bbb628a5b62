import type { Image, Product, ProductId } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { useDisc, useNotedAisles } from './aisle.tsx'
import { AisleDrawing } from './aisle-drawing.tsx'

/** A product on its aisle's disc. Without a photo, something of the aisle is drawn there. */
export function Picture(props: {
  readonly product: Pick<Product, 'name' | 'images' | 'category'> & { readonly id?: ProductId }
  readonly sizes: string
  readonly at?: number
  readonly priority?: boolean
  readonly largest?: number
  /** The name stands beside it. */
  readonly decorative?: boolean
}) {
  const { product, at = 0, decorative = false, ...media } = props
  const image: Image | null = product.images[at] ?? null
  const { aisleOf } = useNotedAisles()
  const aisle = product.category?.name ?? (product.id === undefined ? null : aisleOf(product.id))
  return (
    <span className="disc" data-disc={useDisc(aisle)}>
      <ProductMedia
        {...media}
        className="photo"
        image={decorative && image ? { ...image, alt: '' } : image}
        alt={decorative ? '' : product.name}
        ratio={1}
        fallback={<AisleDrawing aisle={aisle ?? product.name} />}
      />
    </span>
  )
}

/** Of the lines of a basket or an order, which know but a picture's address. */
export const pictured = (line: {
  readonly productId: ProductId
  readonly name: string
  readonly image: string | null
}) => ({
  id: line.productId,
  name: line.name,
  images: line.image ? [{ src: line.image, alt: null }] : [],
  category: null,
})
