import type { Product } from '@store/core'
import { usePhotos } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Picture } from '../parts/picture.tsx'

const Zoom = lazy(() => import('./zoom.tsx'))

/**
 * The photos as a mosaic of squares, on phones a row to swipe. A click shows one full-screen; without JavaScript it
 * opens as a file.
 */
export function Gallery({ product }: { readonly product: Product }) {
  const { name, images } = product
  const photos = usePhotos(product)
  if (images.length === 0)
    return (
      <div className="photos" data-count={1}>
        <Picture name={name} image={null} alt={name} sizes="" />
      </div>
    )
  return (
    <section className="photos" aria-label={photos.label} data-count={images.length}>
      <ul className="photos-track">
        {images.map((image, i) => (
          <li key={image.src}>
            <a {...photos.link(i)}>
              <Picture
                name={name}
                image={image}
                alt=""
                ratio={1.2}
                sizes={i === 0 ? '(min-width: 64rem) 66vw, 100vw' : '(min-width: 64rem) 33vw, 100vw'}
                priority={i === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {photos.wasOpen && (
        <Suspense>
          <Zoom product={product} at={photos.at} onMove={photos.setAt} />
        </Suspense>
      )}
    </section>
  )
}
