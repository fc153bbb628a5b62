import type { Product } from '@store/core'
import { usePhotos } from '@store/template-kit'
import { type KeyboardEvent, lazy, Suspense } from 'react'
import { Picture } from '../parts/picture.tsx'
import { useSnapRow } from './use-snap-row.ts'

const Zoom = lazy(() => import('./zoom.tsx'))
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * The photos over the whole left half, one below the other, with marks at the edge. Without JavaScript a photo opens as
 * a file.
 */
export function Gallery({ product }: { readonly product: Product }) {
  const { name, images } = product
  const count = images.length
  const shelf = useSnapRow()
  const photos = usePhotos(product)
  if (count === 0)
    return (
      <div className="gallery">
        <Picture product={product} image={null} alt={name} sizes="" className="photo scene-photo" />
      </div>
    )
  const byKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    shelf.goTo(shelf.index + step)
  }
  return (
    <section className="gallery" aria-label={photos.label}>
      <ul className="gallery-track" ref={shelf.track} onKeyDown={byKey}>
        {images.map((image, i) => (
          <li key={image.src}>
            <a {...photos.link(i)}>
              <Picture
                product={product}
                image={image}
                alt=""
                sizes="(min-width: 64rem) 52vw, 100vw"
                priority={i === 0}
                className="photo scene-photo"
              />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <div className="gallery-ticks">
            {images.map((image, i) => (
              <button key={image.src} {...photos.dot(i, shelf)} />
            ))}
          </div>
          <p className="caption" aria-hidden="true">
            {images[shelf.index]?.alt ?? name}
          </p>
        </>
      )}
      {photos.wasOpen && (
        <Suspense>
          <Zoom product={product} at={photos.at} onMove={photos.setAt} />
        </Suspense>
      )}
    </section>
  )
}
