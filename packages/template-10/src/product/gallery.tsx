import type { Product } from '@store/core'
import { ArrowIcon, usePhotos, useRail } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Picture } from '../parts/picture.tsx'
import { useWords } from '../words.ts'

const Zoom = lazy(() => import('./zoom.tsx'))

/** The photos, to swipe, by arrows or by dots. Without JavaScript a photo opens as a file. */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useWords()
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
      <ul className="gallery-track" ref={rail.track}>
        {images.map((image, i) => (
          <li key={image.src}>
            <a {...photos.link(i)}>
              <Picture name={name} image={image} alt="" sizes="(min-width: 48rem) 560px, 80vw" priority={i === 0} />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="gallery-tools">
          <button
            type="button"
            className="icon-button"
            data-size="large"
            aria-label={t('rail.back')}
            disabled={rail.atStart}
            onClick={() => rail.goTo(rail.index - 1)}
          >
            <ArrowIcon direction="left" />
          </button>
          <div className="gallery-dots wraps">
            {images.map((image, i) => (
              <button key={image.src} {...photos.dot(i, rail)} />
            ))}
          </div>
          <button
            type="button"
            className="icon-button"
            data-size="large"
            aria-label={t('rail.next')}
            disabled={rail.atEnd}
            onClick={() => rail.goTo(rail.index + 1)}
          >
            <ArrowIcon />
          </button>
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
