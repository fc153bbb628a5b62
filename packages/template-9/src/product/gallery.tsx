import type { Product } from '@store/core'
import { usePhotos, useRail } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Picture } from '../parts/picture.tsx'

const Zoom = lazy(() => import('./zoom.tsx'))

/** The photos in one arch, to swipe or to choose by the dots below. Without JavaScript a photo opens as a file. */
export function Gallery({ product }: { readonly product: Product }) {
  const { name, images } = product
  const count = images.length
  const rail = useRail(count)
  const photos = usePhotos(product)
  if (count === 0)
    return (
      <div className="gallery">
        <Picture name={name} image={null} alt={name} sizes="" />
      </div>
    )
  return (
    <section className="gallery" aria-label={photos.label}>
      <ul className="gallery-track" ref={rail.track} onKeyDown={rail.onKeyDown}>
        {images.map((image, i) => (
          <li key={image.src}>
            <a {...photos.link(i)}>
              <Picture name={name} image={image} alt="" sizes="(min-width: 48rem) 600px, 88vw" priority={i === 0} />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="gallery-dots">
          {images.map((image, i) => (
            <button key={image.src} {...photos.dot(i, rail)} />
          ))}
        </div>
      )}
      {photos.wasOpen && (
        <Suspense>
          <Zoom product={product} at={photos.at} onMove={photos.setAt} />
        </Suspense>
      )}
    </section>
  )
}
