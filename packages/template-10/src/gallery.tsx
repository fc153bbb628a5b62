import type { Product } from '@store/core'
import { ArrowIcon, useRail } from '@store/template-kit'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

const Zoom = lazy(() => import('./zoom.tsx'))

/** Stickers on the stage, to swipe, or by arrows and block dots. Without JavaScript a photo opens as a file. */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useWords()
  const { name, images } = product
  const count = images.length
  const rail = useRail(count)
  const [large, setLarge] = useState<number | null>(null)
  const [zoomed, setZoomed] = useState(false)
  if (count === 0)
    return (
      <div className="gallery">
        <Picture name={name} image={null} alt={name} sizes="" />
      </div>
    )
  const altOf = (index: number) =>
    images[index]?.alt ?? (count > 1 ? `${name}. ${t('product.photo', { index: index + 1, count })}` : name)
  const enlarge = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setZoomed(true)
    setLarge(index)
  }
  return (
    <section className="gallery" aria-label={t('product.photos', { name })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keys, which scroll it */}
      <ul className="gallery-track" ref={rail.track} tabIndex={0}>
        {images.map((image, i) => (
          <li key={image.src}>
            <a href={image.src} aria-label={`${t('product.zoom')}: ${altOf(i)}`} onClick={enlarge(i)}>
              <Picture name={name} image={image} alt="" sizes="(min-width: 48rem) 560px, 80vw" priority={i === 0} />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="gallery-tools">
          <button
            type="button"
            className="round"
            data-size="large"
            aria-label={t('rail.back')}
            disabled={rail.atStart}
            onClick={() => rail.goTo(rail.index - 1)}
          >
            <ArrowIcon direction="left" />
          </button>
          <div className="gallery-dots">
            {images.map((image, i) => (
              <button
                key={image.src}
                type="button"
                aria-label={t('product.photo', { index: i + 1, count })}
                aria-current={i === rail.index ? 'true' : undefined}
                onClick={() => rail.goTo(i)}
              />
            ))}
          </div>
          <button
            type="button"
            className="round"
            data-size="large"
            aria-label={t('rail.next')}
            disabled={rail.atEnd}
            onClick={() => rail.goTo(rail.index + 1)}
          >
            <ArrowIcon />
          </button>
        </div>
      )}
      {zoomed && (
        <Suspense>
          <Zoom product={product} at={large} onMove={setLarge} />
        </Suspense>
      )}
    </section>
  )
}
