import type { Product } from '@store/core'
import { Rail, usePhotos } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Blank, Picture } from './picture.tsx'

const Zoom = lazy(() => import('./zoom.tsx'))

/** One picture under the other; on a phone one beside the other, "1 / 5". Following a picture shows it whole. */
export function PiecePictures({ product }: { readonly product: Product }) {
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
