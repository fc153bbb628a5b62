import type { Product } from '@store/core'
import type { BuyState } from '@store/template-kit'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Photo } from './photo.tsx'
import { useWords } from './words.ts'

const CloseLook = lazy(() => import('./close-look.tsx'))

/** The first photo is large, the others share rows beneath it: all of them in sight, in their order. */
const SIZES = ['(min-width: 64rem) 55vw, 92vw', '(min-width: 64rem) 28vw, 46vw'] as const
/** The merchant names a choice at the end of its photo's description: "Shawl, indigo". Sizes of a letter or two name nothing. */
const isPhotoOf = (alt: string | null, value: string) =>
  value.length > 2 && alt !== null && alt.toLowerCase().endsWith(`, ${value.toLowerCase()}`)

/** The photos, in an ordered masonry; one that is tapped is seen close. Without JavaScript it opens as a file. */
export function Gallery({ product, chosen }: { readonly product: Product; readonly chosen: BuyState['chosen'] }) {
  const t = useWords()
  const { name } = product
  const [at, setAt] = useState<number | null>(null)
  const [wasClose, setWasClose] = useState(false)
  // A choice that has a photo of its own brings it to the front.
  const own = product.images.findIndex(({ alt }) => chosen.some((value) => value !== null && isPhotoOf(alt, value)))
  const images = own > 0 ? [...product.images.slice(own, own + 1), ...product.images.toSpliced(own, 1)] : product.images
  const count = images.length
  if (count === 0)
    return (
      <div className="gallery">
        <Photo name={name} image={null} alt={name} sizes="" />
      </div>
    )
  const altOf = (index: number) =>
    images[index]?.alt ?? (count > 1 ? `${name}. ${t('product.photo', { index: index + 1, count })}` : name)
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setWasClose(true)
    setAt(index)
  }
  return (
    <section className="gallery" aria-label={t('product.photos', { name })}>
      <ul className="gallery-photos">
        {images.map((image, index) => (
          <li key={image.src}>
            <a href={image.src} aria-label={`${t('product.zoom')}: ${altOf(index)}`} onClick={open(index)}>
              <Photo
                name={name}
                image={image}
                alt=""
                sizes={index === 0 ? SIZES[0] : SIZES[1]}
                priority={index === 0}
                ratio={index === 0 ? 1 : (RATIOS[index % RATIOS.length] ?? 1)}
              />
            </a>
          </li>
        ))}
      </ul>
      {wasClose && (
        <Suspense>
          <CloseLook product={product} images={images} at={at} onMove={setAt} />
        </Suspense>
      )}
    </section>
  )
}

/** Two that stand beside each other are as high. */
const RATIOS = [1.25, 0.8, 0.8, 1.25] as const
