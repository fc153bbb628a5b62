import type { Product } from '@store/core'
import { imageUrl, wantsNewTab } from '@store/template-kit'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Photo } from '../parts/photo.tsx'
import { useWords } from '../words.ts'

/** How many photos are shown; the last one says how many more there are. */
const SHOWN = 4

const Viewer = lazy(() => import('./viewer.tsx'))

/** The photos of a product, as chats show them: one, two, or two by two. Each opens full-screen. */
export function Album({ product }: { readonly product: Product }) {
  const t = useWords()
  const { images, name } = product
  const [open, setOpen] = useState<number | null>(null)
  const shown = images.length === 3 ? 2 : Math.min(images.length, SHOWN)
  if (images.length === 0)
    return (
      <div className="bubble album" data-from="shop" data-count="1">
        <Photo product={product} sizes="(min-width: 40rem) 538px, 84vw" priority decorative />
      </div>
    )
  const show = (event: MouseEvent, at: number) => {
    if (wantsNewTab(event)) return
    event.preventDefault()
    setOpen(at)
  }
  return (
    <section className="bubble album" data-from="shop" data-count={shown} aria-label={t('product.photos', { name })}>
      {images.slice(0, shown).map((image, i) => (
        <a
          key={image.src}
          href={imageUrl(image.src, 1440)}
          onClick={(event) => show(event, i)}
          aria-label={t('product.photo', { index: i + 1, count: images.length })}
        >
          <Photo
            product={product}
            at={i}
            sizes={shown === 1 ? '(min-width: 40rem) 538px, 84vw' : '(min-width: 40rem) 268px, 42vw'}
            priority={i === 0}
            decorative
          />
          {i === shown - 1 && images.length > shown && (
            <span className="album-more middle" data-more={`+${images.length - shown}`} aria-hidden="true" />
          )}
        </a>
      ))}
      {open !== null && (
        <Suspense>
          <Viewer product={product} at={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
}
