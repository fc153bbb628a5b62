import type { Product } from '@store/core'
import { CrossIcon, Dialog, imageUrl, Rail } from '@store/template-kit'
import { type MouseEvent, useState } from 'react'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** The product on a large disc; its other photos beside it to be swiped to. Without JavaScript a photo opens as a file. */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useWords()
  const { name, images } = product
  const [large, setLarge] = useState<number | null>(null)
  const count = images.length
  if (count === 0)
    return (
      <div className="gallery">
        <Picture product={product} sizes="" />
      </div>
    )
  const altOf = (index: number) =>
    images[index]?.alt ?? (count > 1 ? `${name}. ${t('product.photo', { index: index + 1, count })}` : name)
  const enlarge = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setLarge(index)
  }
  const shown = large === null ? null : images[large]
  return (
    <>
      <Rail
        label={t('product.photos', { name })}
        className="gallery"
        numbered
        slides={images.map((image, index) => ({
          key: `${index}.${image.src}`,
          content: (
            <a href={image.src} aria-label={`${t('product.zoom')}: ${altOf(index)}`} onClick={enlarge(index)}>
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
      <Dialog open={shown != null} onClose={() => setLarge(null)} label={name} className="zoom">
        <button
          type="button"
          className="icon-button sheet-close"
          aria-label={t('nav.close')}
          onClick={() => setLarge(null)}
        >
          <CrossIcon />
        </button>
        {shown && <img src={imageUrl(shown.src, 1920)} alt={altOf(large ?? 0)} />}
      </Dialog>
    </>
  )
}
