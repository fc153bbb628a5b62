import type { Product } from '@store/core'
import { Rail, usePhotos, VisuallyHidden } from '@store/template-kit'
import { lazy, type PointerEvent, Suspense } from 'react'
import { Blank, Picture, referenceOf } from '../parts/picture.tsx'
import { useWords } from '../words.ts'

const Zoom = lazy(() => import('./zoom.tsx'))
const LENS = '(hover: hover) and (min-width: 64rem)'

/**
 * Photos in a row that snaps, thumbnails that scroll to them, a magnified view under the pointer, full-screen on click.
 */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useWords()
  const photos = usePhotos(product)
  const { images } = product
  if (images.length === 0)
    return (
      <div className="gallery">
        <span className="plate">
          <Blank name={product.category?.name ?? product.name} reference={referenceOf(product)} />
        </span>
      </div>
    )
  const slides = images.map((image, at) => ({
    key: `${at} ${image.src}`,
    content: (
      <a
        {...photos.link(at)}
        id={`photo-${at + 1}`}
        className="gallery-photo"
        onPointerMove={lens}
        onPointerLeave={({ currentTarget }) => currentTarget.removeAttribute('data-lens')}
      >
        <Picture
          product={product}
          at={at}
          sizes="(min-width: 80rem) 40vw, (min-width: 64rem) 50vw, 100vw"
          priority={at === 0}
        />
      </a>
    ),
  }))
  return (
    <div className="gallery">
      {images.length > 1 && (
        <ul className="thumbs">
          {images.map((image, at) => (
            <li key={image.src}>
              {/* A link to an anchor in the row of photos, so it works before any script. */}
              <a href={`#photo-${at + 1}`}>
                <Picture product={product} at={at} sizes="4.5rem" decorative />
                <VisuallyHidden>{t('product.photo', { index: at + 1, count: images.length })}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Rail label={photos.label} numbered slides={slides} className="gallery-rail" />
      {photos.wasOpen && (
        <Suspense>
          <Zoom product={product} at={photos.at} onMove={photos.setAt} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Magnifies the photo at the pointer. Sets custom properties on the element directly, so that moving renders no
 * component.
 */
function lens(event: PointerEvent<HTMLElement>) {
  const { currentTarget: frame, clientX, clientY, pointerType } = event
  if (pointerType !== 'mouse' || !matchMedia(LENS).matches) return
  const box = frame.getBoundingClientRect()
  frame.style.setProperty('--x', `${((clientX - box.left) / box.width) * 100}%`)
  frame.style.setProperty('--y', `${((clientY - box.top) / box.height) * 100}%`)
  frame.setAttribute('data-lens', '')
}
