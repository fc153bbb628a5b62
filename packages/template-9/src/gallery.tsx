import type { Product } from '@store/core'
import { PhotoZoom, usePhotos, useRail } from '@store/template-kit'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

const ZOOM = { dialog: 'zoom', page: 'zoom-page', photo: 'zoom-photo', tools: 'zoom-pill', button: 'round' }
const ZOOM_SIZES = [1, 1.6, 2.4]

/** The photos in one arch, to swipe or to choose by the dots below. Without JavaScript a photo opens as a file. */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useWords()
  const { name, images } = product
  const count = images.length
  const rail = useRail(count)
  const photos = usePhotos(product)
  if (count === 0)
    return (
      <div className="gallery">
        <Picture name={name} image={null} alt={name} sizes="" />
      </div>
    )
  return (
    <section className="gallery" aria-label={photos.label}>
      <ul className="gallery-track" ref={rail.track} onKeyDown={rail.onKeyDown}>
        {images.map((image, i) => (
          <li key={image.src}>
            <a {...photos.link(i)}>
              <Picture name={name} image={image} alt="" sizes="(min-width: 48rem) 600px, 88vw" priority={i === 0} />
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="gallery-dots">
          {images.map((image, i) => (
            <button key={image.src} {...photos.dot(i, rail)} />
          ))}
        </div>
      )}
      <PhotoZoom
        photos={photos}
        product={product}
        classes={ZOOM}
        sizing={{ sizes: ZOOM_SIZES, smaller: t('bruma.smaller'), larger: t('bruma.larger') }}
      />
    </section>
  )
}
