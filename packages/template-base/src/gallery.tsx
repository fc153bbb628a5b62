import type { Product } from '@store/core'
import { CrossIcon, Dialog, imageUrl, Rail, usePhotos, useT } from '@store/template-kit'
import { Picture } from './picture.tsx'

/** The photos in a row that scrolls; a click enlarges one. Without JavaScript it opens the file. */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useT()
  const { name, images } = product
  const { label, at, setAt, altOf, link } = usePhotos(product)
  if (images.length === 0)
    return (
      <div className="gallery">
        <Picture name={name} image={null} alt={name} sizes="" />
      </div>
    )
  const shown = at === null ? null : images[at]
  return (
    <>
      <Rail
        label={label}
        className="gallery"
        numbered
        slides={images.map((image, i) => ({
          key: `${i}.${image.src}`,
          content: (
            <a {...link(i)}>
              <Picture
                name={name}
                image={image}
                alt=""
                sizes="(min-width: 96rem) 720px, (min-width: 64rem) 50vw, 100vw"
                priority={i === 0}
              />
            </a>
          ),
        }))}
      />
      <Dialog open={shown != null} onClose={() => setAt(null)} label={name} className="zoom">
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={() => setAt(null)}>
          <CrossIcon />
        </button>
        {shown && <img src={imageUrl(shown.src, 1920)} alt={altOf(at ?? 0)} />}
      </Dialog>
    </>
  )
}
