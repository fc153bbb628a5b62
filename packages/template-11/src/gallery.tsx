import type { Product } from '@store/core'
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useState } from 'react'
import { Picture } from './picture.tsx'
import { useShelf } from './use-shelf.ts'
import { useWords } from './words.ts'

const Zoom = lazy(() => import('./zoom.tsx'))
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Photos over the whole left half, one under another, with ticks at the edge. Without JavaScript one opens as a file. */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useWords()
  const { name, images } = product
  const count = images.length
  const shelf = useShelf()
  const [large, setLarge] = useState<number | null>(null)
  const [zoomed, setZoomed] = useState(false)
  if (count === 0)
    return (
      <div className="gallery">
        <Picture product={product} image={null} alt={name} sizes="" className="photo scene-photo" />
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
  const byKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    shelf.goTo(shelf.index + step)
  }
  return (
    <section className="gallery" aria-label={t('product.photos', { name })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keys */}
      <ul className="gallery-track" ref={shelf.track} tabIndex={0} onKeyDown={byKey}>
        {images.map((image, i) => (
          <li key={image.src}>
            <a href={image.src} aria-label={`${t('product.zoom')}: ${altOf(i)}`} onClick={enlarge(i)}>
              <Picture
                product={product}
                image={image}
                alt=""
                sizes="(min-width: 64rem) 52vw, 100vw"
                priority={i === 0}
                className="photo scene-photo"
              />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <>
          <div className="gallery-ticks">
            {images.map((image, i) => (
              <button
                key={image.src}
                type="button"
                aria-label={t('product.photo', { index: i + 1, count })}
                aria-current={i === shelf.index ? 'true' : undefined}
                onClick={() => shelf.goTo(i)}
              />
            ))}
          </div>
          <p className="caption" aria-hidden="true">
            {images[shelf.index]?.alt ?? name}
          </p>
        </>
      )}
      {zoomed && (
        <Suspense>
          <Zoom product={product} at={large} onMove={setLarge} />
        </Suspense>
      )}
    </section>
  )
}
