import type { Image, Product } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { boxOf } from './box.ts'
import { DimensionDrawing } from './dimension-drawing.tsx'
import { ProductSketch } from './product-sketch.tsx'

/**
 * A product's photo; photos on white are above a drawn floor. Without a photo, the drawing of its measures; without
 * measures, a drawing that suits its name.
 */
export function Picture(props: {
  readonly product: Pick<Product, 'name'> & Partial<Pick<Product, 'dimensions' | 'images'>>
  /** A photo other than the first. */
  readonly image?: Image | null
  /** Empty where the name is beside the picture. */
  readonly alt: string
  readonly sizes: string
  readonly priority?: boolean
  readonly largest?: number
  /** Width divided by height. */
  readonly ratio?: number
  readonly className?: string
}) {
  const { product, image = product.images?.[0] ?? null, ratio = 0.8, className = 'photo', ...media } = props
  const shown = image && media.alt === '' ? { ...image, alt: '' } : image
  const box = boxOf({ dimensions: product.dimensions ?? null })
  const cover = box ? (
    <DimensionDrawing box={box} className="drawing photo-drawing" isDecoration />
  ) : (
    <ProductSketch name={product.name} className="photo-sketch" />
  )
  return <ProductMedia {...media} image={shown} ratio={ratio} className={className} fallback={cover} />
}
