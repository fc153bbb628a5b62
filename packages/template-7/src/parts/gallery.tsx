import type { Product } from '@store/core'
import { CrossIcon, Dialog, imageUrl, Rail, usePhotos } from '@store/template-kit'
import { useWords } from '../words.ts'
import { Picture } from './picture.tsx'

/**
 * The first photo on a large disc; the others beside it in a row to swipe. Without JavaScript a photo opens as a file.
 */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useWords()
  const { name, images } = product
  const { label, at, setAt, altOf, link } = usePhotos(product)
  if (images.length === 0)
    return (
      <div className="gallery">
        <Picture product={product} sizes="" />
      </div>
    )
  const shown = at === null ? null : images[at]
  return (
    <>
      <Rail
        label={label}
        className="gallery"
        numbered
        slides={images.map((image, index) => ({
          key: `${index}.${image.src}`,
          content: (
            <a {...link(index)}>
              <Picture
                product={product}
                at={index}
                decorative
                sizes="(min-width: 80rem) 30vw, (min-width: 48rem) 38vw, 92vw"
                priority={index === 0}
              />
            </a>
          ),
        }))}
      />
      <Dialog open={shown != null} onClose={() => setAt(null)} label={name} className="zoom">
        <button
          type="button"
          className="icon-button sheet-close"
          aria-label={t('nav.close')}
          onClick={() => setAt(null)}
        >
          <CrossIcon />
        </button>
        {shown && <img src={imageUrl(shown.src, 1920)} alt={altOf(at ?? 0)} />}
      </Dialog>
    </>
  )
}
