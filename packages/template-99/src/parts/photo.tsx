import type { Product } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import type { CSSProperties } from 'react'
import { drawingFor } from './drawing.ts'

/** A photo that fills its box; without one, the product's drawing and name. */
export function Photo(props: {
  readonly product: Pick<Product, 'name' | 'images'>
  readonly sizes: string
  readonly at?: number
  readonly priority?: boolean
  readonly className?: string
  /** The name is beside the picture, so its alternative text is empty. */
  readonly decorative?: boolean
}) {
  const { product, at = 0, decorative = false } = props
  const image = product.images[at] ?? null
  return (
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
}

export function Drawing({ name }: { readonly name: string }) {
  return (
    <span className="drawing" style={drawingFor(name) as CSSProperties} aria-hidden="true">
      <span className="drawing-name">{name}</span>
    </span>
  )
}
