import type { Product } from '@store/core'
import { type BuyState, imageUrl } from '@store/template-kit'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { ProductCover } from './product-cover.tsx'
import { useWords } from './words.ts'

const Plates = lazy(() => import('./plates.tsx'))

/** The merchant names a choice at the end of its photo's description: "Yuyos, tapa dura". */
const isPhotoOf = (alt: string | null, value: string) =>
  value.length > 2 && alt !== null && alt.toLowerCase().endsWith(`, ${value.toLowerCase()}`)

/** The cover, and its other photos as postcards put between the pages. Each opens large; without JavaScript, as a file. */
export function Gallery({ product, chosen }: { readonly product: Product; readonly chosen: BuyState['chosen'] }) {
  const t = useWords()
  const { name, images } = product
  const count = images.length
  const [large, setLarge] = useState<number | null>(null)
  const [wasLarge, setWasLarge] = useState(false)
  // An edition that has a photo of its own is shown once it is chosen.
  const own = images.findIndex(({ alt }) => chosen.some((value) => value !== null && isPhotoOf(alt, value)))
  const front = Math.max(0, own)
  const altOf = (index: number) =>
    images[index]?.alt ?? (count > 1 ? `${name}. ${t('product.photo', { index: index + 1, count })}` : name)
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setWasLarge(true)
    setLarge(index)
  }
  const first = images[front]
  const cover = (
    <ProductCover
      key={front}
      product={{ ...product, images: first ? [first] : [] }}
      sizes="(min-width: 64rem) 26rem, 70vw"
      alt={name}
      priority
    />
  )
  return (
    <section className="gallery" aria-label={t('product.photos', { name })}>
      {first ? (
        <a href={first.src} aria-label={`${t('product.zoom')}: ${altOf(front)}`} onClick={open(front)}>
          {cover}
        </a>
      ) : (
        cover
      )}
      {count > 1 && (
        <ul className="postcards">
          {images.map((image, index) =>
            index === front ? null : (
              <li key={image.src}>
                <a href={image.src} aria-label={`${t('product.zoom')}: ${altOf(index)}`} onClick={open(index)}>
                  <img src={imageUrl(image.src, 240)} alt="" loading="lazy" width={120} height={120} />
                </a>
              </li>
            ),
          )}
        </ul>
      )}
      {wasLarge && (
        <Suspense>
          <Plates product={product} at={large} onMove={setLarge} altOf={altOf} />
        </Suspense>
      )}
    </section>
  )
}
