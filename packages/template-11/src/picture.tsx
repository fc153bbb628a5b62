import type { Image, Product } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { boxOf } from './box.ts'
import { DimensionDrawing } from './dimension-drawing.tsx'
import { PieceSketch } from './piece-sketch.tsx'

/**
 * A photo of a piece; a cut-out stands on a floor drawn under it. Without a photo its measures are the picture, and
 * without those a sketch of what its name speaks of.
 */
export function Picture(props: {
  readonly product: Pick<Product, 'name'> & Partial<Pick<Product, 'dimensions' | 'images'>>
  /** Another than its first photo. */
  readonly image?: Image | null
  /** Empty where the name stands beside it. */
  readonly alt: string
  readonly sizes: string
  readonly priority?: boolean
  readonly largest?: number
  /** Width by height. */
  readonly ratio?: number
  readonly className?: string
}) {
  const { product, image = product.images?.[0] ?? null, ratio = 0.8, className = 'photo', ...media } = props
  const shown = image && media.alt === '' ? { ...image, alt: '' } : image
  const box = boxOf({ dimensions: product.dimensions ?? null })
  const cover = box ? (
    <DimensionDrawing box={box} className="drawing photo-drawing" isDecoration />
  ) : (
    <PieceSketch name={product.name} className="photo-sketch" />
  )
  return <ProductMedia {...media} image={shown} ratio={ratio} className={className} fallback={cover} />
}
