import type { Product } from '@store/core'
import { Rail } from '@store/template-kit'
import { lazy, Suspense, useState } from 'react'
import { Blank, Picture } from './picture.tsx'
import { useWords } from './words.ts'

const Zoom = lazy(() => import('./zoom.tsx'))

/** One picture under the other; on a phone one beside the other, "1 / 5". Following a picture shows it whole. */
export function PiecePictures({ product }: { readonly product: Product }) {
  const t = useWords()
  const [zoomed, setZoomed] = useState<number | null>(null)
  // Stays once it has come, so that closing gives the focus back.
  const [hasZoom, setHasZoom] = useState(false)
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
        label={t('product.photos', { name: product.name })}
        numbered
        slides={images.map((image, at) => ({
          key: `${at} ${image.src}`,
          content: (
            <a
              href={image.src}
              aria-label={`${t('product.zoom')}: ${t('product.photo', { index: at + 1, count: images.length })}`}
              onClick={(event) => {
                event.preventDefault()
                setHasZoom(true)
                setZoomed(at)
              }}
            >
              <Picture product={product} at={at} sizes="(min-width: 64rem) 62vw, 100vw" priority={at === 0} />
            </a>
          ),
        }))}
      />
      {hasZoom && (
        <Suspense>
          <Zoom product={product} at={zoomed} onMove={setZoomed} />
        </Suspense>
      )}
    </div>
  )
}
