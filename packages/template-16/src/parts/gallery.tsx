import type { Product } from '@store/core'
import { usePhotos } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Picture } from './picture.tsx'

const Zoom = lazy(() => import('./zoom.tsx'))
const SIZES = '(min-width: 64rem) 46vw, 100vw'

/** The first photo at 16:10, the others small below it; a click shows one full-screen. Nothing if there are none. */
export function Gallery({ product }: { readonly product: Product }) {
  const photos = usePhotos(product)
  const { images, name } = product
  if (images.length === 0) return null
  return (
    <section className="photos" aria-label={photos.label}>
      {images.map((image, index) => (
        <a key={image.src} {...photos.link(index)}>
          <Picture
            name={name}
            image={image}
            alt=""
            ratio={index === 0 ? 1.6 : 1}
            sizes={index === 0 ? SIZES : '8rem'}
            priority={index === 0}
            {...(index > 0 && { largest: 320 })}
          />
        </a>
      ))}
      {photos.wasOpen && (
        <Suspense>
          <Zoom product={product} at={photos.at} onMove={photos.setAt} />
        </Suspense>
      )}
    </section>
  )
}
