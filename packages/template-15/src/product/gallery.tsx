import type { Product } from '@store/core'
import { type BuyState, usePhotos, valuePhotoIndex } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Photo } from '../parts/photo.tsx'

const Zoom = lazy(() => import('./zoom.tsx'))

/** The first photo is large, the others are in rows below it. */
const SIZES = ['(min-width: 64rem) 55vw, 92vw', '(min-width: 64rem) 28vw, 86vw'] as const

/** The photos; a click shows one full-screen. The photo of a chosen value comes first. */
export function Gallery({ product, chosen }: { readonly product: Product; readonly chosen: BuyState['chosen'] }) {
  const { images: allImages, name } = product
  const photoIndex = valuePhotoIndex(allImages, chosen)
  const images =
    photoIndex > 0
      ? [
          ...allImages.slice(photoIndex, photoIndex + 1),
          ...allImages.slice(0, photoIndex),
          ...allImages.slice(photoIndex + 1),
        ]
      : allImages
  const shown = { ...product, images }
  const photos = usePhotos(shown)
  if (images.length === 0)
    return (
      <div className="gallery">
        <Photo name={name} image={null} alt={name} sizes="" />
      </div>
    )
  return (
    <section className="gallery" aria-label={photos.label}>
      <ul className="gallery-photos">
        {images.map((image, index) => (
          <li key={image.src}>
            <a {...photos.link(index)}>
              <Photo
                name={name}
                image={image}
                alt=""
                sizes={index === 0 ? SIZES[0] : SIZES[1]}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {photos.wasOpen && (
        <Suspense>
          <Zoom product={shown} at={photos.at} onMove={photos.setAt} />
        </Suspense>
      )}
    </section>
  )
}
