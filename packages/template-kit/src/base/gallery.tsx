import type { Product } from '@store/core'
import { type MouseEvent, useState } from 'react'
import { imageUrl } from '../commerce/image.ts'
import { Dialog } from '../parts/dialog.tsx'
import { CrossIcon } from '../parts/icons.tsx'
import { Rail } from '../parts/rail.tsx'
import { useT } from '../shop-context.tsx'
import { Picture } from './picture.tsx'

/** Photos to swipe, step through or enlarge. Without JavaScript a photo opens as a file. */
export function Gallery({ product }: { readonly product: Product }) {
  const t = useT()
  const { name, images } = product
  const [large, setLarge] = useState<number | null>(null)
  const count = images.length
  if (count === 0)
    return (
      <div className="gallery">
        <Picture name={name} image={null} alt={name} sizes="" />
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
        slides={images.map((image, i) => ({
          key: `${i}.${image.src}`,
          content: (
            <a href={image.src} aria-label={`${t('product.zoom')}: ${altOf(i)}`} onClick={enlarge(i)}>
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
      <Dialog open={shown != null} onClose={() => setLarge(null)} label={name} className="zoom">
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={() => setLarge(null)}>
          <CrossIcon />
        </button>
        {shown && <img src={imageUrl(shown.src, 1920)} alt={altOf(large ?? 0)} />}
      </Dialog>
    </>
  )
}
