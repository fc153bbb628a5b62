import type { Product } from '@store/core'
import { imageUrl, ProductMedia } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { drawingFor } from './drawing.ts'

/**
 * A photo. If its ratio is not that of its box, it is shown whole on a blurred copy of itself. Without a photo, the
 * product's drawing and name.
 */
export function Photo(props: {
  readonly product: Pick<Product, 'name' | 'images'>
  readonly sizes: string
  readonly at?: number
  readonly priority?: boolean
  readonly className?: string
  /** The name stands beside the picture, so its alternative text is empty. */
  readonly decorative?: boolean
}) {
  const { product, at = 0, decorative = false } = props
  const image = product.images[at] ?? null
  const media = (
    <ProductMedia
      className={`photo ${props.className ?? ''}`}
      image={decorative && image ? { ...image, alt: '' } : image}
      alt={decorative ? '' : product.name}
      sizes={props.sizes}
      ratio={4 / 5}
      largest={1080}
      priority={props.priority}
      fallback={<Drawing name={product.name} />}
    />
  )
  if (!image) return media
  // Loaded only where the style sheet uses it: behind photos that do not fill their box.
  const copy = { '--copy': `url(${JSON.stringify(imageUrl(image.src, 96))})` } as CSSProperties
  return (
    <span className="photo-frame" style={copy}>
      {media}
    </span>
  )
}

export function Drawing({ name }: { readonly name: string }) {
  return (
    <span className="drawing" style={drawingFor(name) as CSSProperties} aria-hidden="true">
      <span className="drawing-name">{name}</span>
    </span>
  )
}
