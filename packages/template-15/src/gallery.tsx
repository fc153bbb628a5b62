import type { Product } from '@store/core'
import { type BuyState, usePhotos } from '@store/template-kit'
import { lazy, Suspense } from 'react'
import { Photo } from './photo.tsx'

const CloseLook = lazy(() => import('./close-look.tsx'))

/** The first photo is large, the others share rows beneath it: all of them in sight, in their order. */
const SIZES = ['(min-width: 64rem) 55vw, 92vw', '(min-width: 64rem) 28vw, 86vw'] as const
/** The merchant names a choice at the end of its photo's description: "Shawl, indigo". Sizes of a letter or two name nothing. */
const isPhotoOf = (alt: string | null, value: string) =>
  value.length > 2 && alt !== null && alt.toLowerCase().endsWith(`, ${value.toLowerCase()}`)

/** The photos; one that is tapped is seen close. A choice that has one of its own brings it to the front. */
export function Gallery({ product, chosen }: { readonly product: Product; readonly chosen: BuyState['chosen'] }) {
  const { images: given, name } = product
  const own = given.findIndex(({ alt }) => chosen.some((value) => value !== null && isPhotoOf(alt, value)))
  const images = own > 0 ? [...given.slice(own, own + 1), ...given.slice(0, own), ...given.slice(own + 1)] : given
  const shown = { ...product, images }
  const photos = usePhotos(shown)
  if (images.length === 0)
    return (
      <div className="gallery">
        <Photo name={name} image={null} alt={name} sizes="" />
      </div>
    )
  return (
    <section className="gallery" aria-label={photos.label}>
      <ul className="gallery-photos">
        {images.map((image, index) => (
          <li key={image.src}>
            <a {...photos.link(index)}>
              <Photo
                name={name}
                image={image}
                alt=""
                sizes={index === 0 ? SIZES[0] : SIZES[1]}
                priority={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {photos.wasOpen && (
        <Suspense>
          <CloseLook product={shown} at={photos.at} onMove={photos.setAt} />
        </Suspense>
      )}
    </section>
  )
}
