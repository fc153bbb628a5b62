import type { Product } from '@store/core'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

const Zoom = lazy(() => import('./zoom.tsx'))

/** A mosaic of squares with seams; on phones they are swiped. A click shows one over the whole screen; without JavaScript it opens as a file. */
export function Photos({ product }: { readonly product: Product }) {
  const t = useWords()
  const { name, images } = product
  const count = images.length
  const [large, setLarge] = useState<number | null>(null)
  const [wasLarge, setWasLarge] = useState(false)
  if (count === 0)
    return (
      <div className="photos" data-count={1}>
        <Picture name={name} image={null} alt={name} sizes="" />
      </div>
    )
  const altOf = (index: number) =>
    images[index]?.alt ?? (count > 1 ? `${name}. ${t('product.photo', { index: index + 1, count })}` : name)
  const enlarge = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setWasLarge(true)
    setLarge(index)
  }
  return (
    <section className="photos" aria-label={t('product.photos', { name })} data-count={Math.min(count, 5)}>
      <ul className="photos-track">
        {images.map((image, i) => (
          <li key={image.src}>
            <a href={image.src} aria-label={`${t('product.zoom')}: ${altOf(i)}`} onClick={enlarge(i)}>
              <Picture
                name={name}
                image={image}
                alt=""
                sizes={i === 0 ? '(min-width: 64rem) 66vw, 100vw' : '(min-width: 64rem) 33vw, 100vw'}
                priority={i === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {wasLarge && (
        <Suspense>
          <Zoom product={product} at={large} onMove={setLarge} />
        </Suspense>
      )}
    </section>
  )
}
