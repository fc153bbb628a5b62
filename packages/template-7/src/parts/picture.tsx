import type { Image, Product, ProductId } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { useDisc, useRememberedCategories } from './category-context.tsx'
import { CategoryDrawing } from './category-drawing.tsx'

/** A product's photo on the disc of its category. Without a photo, a drawing. */
export function Picture(props: {
  readonly product: Pick<Product, 'name' | 'images' | 'category'> & { readonly id?: ProductId }
  readonly sizes: string
  readonly at?: number
  readonly priority?: boolean
  readonly largest?: number
  /** The name is beside the picture, so its alternative text is empty. */
  readonly decorative?: boolean
}) {
  const { product, at = 0, decorative = false, ...media } = props
  const image: Image | null = product.images[at] ?? null
  const { categoryOf } = useRememberedCategories()
  const aisle = product.category?.name ?? (product.id === undefined ? null : categoryOf(product.id))
  return (
    <span className="disc" data-disc={useDisc(aisle)}>
      <ProductMedia
        {...media}
        className="photo"
        image={decorative && image ? { ...image, alt: '' } : image}
        alt={decorative ? '' : product.name}
        ratio={1}
        fallback={<CategoryDrawing aisle={aisle ?? product.name} />}
      />
    </span>
  )
}

/** The image of a line of a cart or an order, which has only the address of its picture. */
export const lineImage = (line: {
  readonly productId: ProductId
  readonly name: string
  readonly image: string | null
}) => ({
  id: line.productId,
  name: line.name,
  images: line.image ? [{ src: line.image, alt: null }] : [],
  category: null,
})
