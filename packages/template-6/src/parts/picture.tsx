import type { Product } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { lazy, Suspense, useEffect, useState } from 'react'

const Pictogram = lazy(() => import('./pictogram.tsx').then((module) => ({ default: module.Pictogram })))

type Pictured = Pick<Product, 'id' | 'name' | 'images' | 'sku' | 'category'>

/** A product's photo, uncropped, so that buyers see all of it. Without one, a drawing and the reference number. */
export function Picture(props: {
  readonly product: Pictured
  readonly sizes: string
  readonly at?: number
  readonly priority?: boolean
  readonly largest?: number
  readonly className?: string
  /** The name is beside the picture, so its alternative text is empty. */
  readonly decorative?: boolean
}) {
  const { product, at = 0, decorative = false } = props
  const image = product.images[at] ?? null
  return (
    <ProductMedia
      className={`plate ${props.className ?? ''}`}
      image={decorative && image ? { ...image, alt: '' } : image}
      alt={decorative ? '' : product.name}
      sizes={props.sizes}
      ratio={1}
      priority={props.priority}
      largest={props.largest}
      fallback={<Blank name={product.category?.name ?? product.name} reference={referenceOf(product)} />}
    />
  )
}

export const referenceOf = ({ sku, id }: Pick<Product, 'sku' | 'id'>): string => sku ?? String(id)

/** In place of a missing photo: the reference number, and the category's drawing once its chunk has loaded. */
export function Blank({ name, reference }: { readonly name: string; readonly reference: string | null }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <span className="blank middle" aria-hidden="true">
      <span className="blank-drawing">
        {isAlive && (
          <Suspense>
            <Pictogram name={name} />
          </Suspense>
        )}
      </span>
      {reference && <span className="blank-ref">{reference}</span>}
    </span>
  )
}
