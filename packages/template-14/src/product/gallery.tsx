import type { Product } from '@store/core'
import { type BuyState, imageUrl, usePhotos, valuePhotoIndex } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { authorOf } from '../parts/book.ts'
import { BookCover } from '../parts/book-cover.tsx'

const Zoom = lazy(() => import('./zoom.tsx'))

/** The cover, and the other photos as postcards. Each opens full-screen; without JavaScript as a file. */
export function Gallery({ product, chosen }: { readonly product: Product; readonly chosen: BuyState['chosen'] }) {
  const { name, images } = product
  const photos = usePhotos(product)
  // The photo of a chosen value comes first.
  const photoIndex = valuePhotoIndex(images, chosen)
  const front = Math.max(0, photoIndex)
  const first = images[front]
  const cover = (
    <BookCover
      key={front}
      name={name}
      author={authorOf(product)}
      image={first ?? null}
      facts={product.facts}
      sizes="(min-width: 64rem) 26rem, 70vw"
      alt={name}
      priority
    />
  )
  return (
    <section className="gallery" aria-label={photos.label}>
      {first ? <a {...photos.link(front)}>{cover}</a> : cover}
      {images.length > 1 && (
        <ul className="postcards wraps">
          {images.map((image, index) =>
            index === front ? null : (
              <li key={image.src}>
                <a {...photos.link(index)}>
                  <img src={imageUrl(image.src, 240)} alt="" loading="lazy" width={120} height={120} />
                </a>
              </li>
            ),
          )}
        </ul>
      )}
      {photos.wasOpen && (
        <Suspense>
          <Zoom product={product} at={photos.at} onMove={photos.setAt} />
        </Suspense>
      )}
    </section>
  )
}
