import type { Product } from '@store/core'
import { Rail, usePhotos } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Blank, Picture } from '../parts/picture.tsx'

const Zoom = lazy(() => import('./zoom.tsx'))

/** The product's photos: one under the other, on phones side by side with a counter. A click shows one full-screen. */
export function Gallery({ product }: { readonly product: Product }) {
  const photos = usePhotos(product)
  const { images } = product
  if (images.length === 0)
    return (
      <div className="piece-pictures">
        <span className="plate">
          <Blank name={product.name} />
        </span>
      </div>
    )
  return (
    <div className="piece-pictures">
      <Rail
        label={photos.label}
        numbered
        slides={images.map((image, at) => ({
          key: `${at} ${image.src}`,
          content: (
            <a {...photos.link(at)}>
              <Picture product={product} at={at} sizes="(min-width: 64rem) 62vw, 100vw" priority={at === 0} />
            </a>
          ),
        }))}
      />
      {photos.wasOpen && (
        <Suspense>
          <Zoom product={product} at={photos.at} onMove={photos.setAt} />
        </Suspense>
      )}
    </div>
  )
}
