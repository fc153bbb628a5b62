import type { Product } from '@store/core'
import { ArrowIcon, usePhotos, useRail } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Photocopy } from '../parts/photocopy.tsx'
import { useWords } from '../words.ts'

const Zoom = lazy(() => import('./zoom.tsx'))

const SIZES = '(min-width: 48rem) 55vh, 36vh'
/** As many as fill the row on the widest screens. */
const COPIES = [1, 2, 3, 4, 5]

/**
 * The photos in colour, in a full-width row that scrolls sideways, with position and arrows; a single one is followed by its
 * photocopies, as on a wall of posters. A click shows one full-screen.
 */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useWords()
  const { name, images } = product
  const { label, link, wasOpen, at, setAt } = usePhotos(product)
  const rail = useRail(images.length)
  const only = images.length === 1 ? images[0] : undefined
  if (images.length === 0)
    return (
      <div className="strip" data-count={0}>
        <Photocopy name={name} image={null} alt={name} sizes="" plain />
      </div>
    )
  return (
    <section className="strip" aria-label={label} data-count={images.length}>
      <ul className="strip-track" ref={rail.track}>
        {images.map((image, i) => (
          <li key={image.src}>
            <a {...link(i)}>
              <Photocopy name={name} image={image} sizes={SIZES} priority={i === 0} plain />
            </a>
          </li>
        ))}
        {only && (
          <li className="strip-wall" aria-hidden="true">
            {COPIES.map((copy) => (
              <Photocopy key={copy} name={name} image={only} sizes={SIZES} />
            ))}
          </li>
        )}
      </ul>
      {images.length > 1 && (
        <p className="strip-tools">
          <button
            type="button"
            aria-label={t('rail.back')}
            disabled={rail.atStart}
            onClick={() => rail.goTo(rail.index - 1)}
          >
            <ArrowIcon direction="left" />
          </button>
          <span aria-hidden="true">{`${rail.index + 1}/${images.length}`}</span>
          <button
            type="button"
            aria-label={t('rail.next')}
            disabled={rail.atEnd}
            onClick={() => rail.goTo(rail.index + 1)}
          >
            <ArrowIcon />
          </button>
        </p>
      )}
      {wasOpen && (
        <Suspense>
          <Zoom product={product} at={at} onMove={setAt} />
        </Suspense>
      )}
    </section>
  )
}
