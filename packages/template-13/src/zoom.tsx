import type { Product } from '@store/core'
import { ArrowIcon, CrossIcon, Dialog, imageUrl } from '@store/template-kit'
import type { KeyboardEvent } from 'react'
import { useWords } from './words.ts'

/** One photo from edge to edge of the screen: arrows for the others, Escape to go back. */
export default function Zoom(props: {
  readonly product: Product
  readonly at: number | null
  readonly onMove: (at: number | null) => void
}) {
  const t = useWords()
  const { product, at, onMove } = props
  const { images } = product
  const image = at === null ? null : images[at]
  const turn = (by: number) => {
    if (at !== null) onMove((at + by + images.length) % images.length)
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'ArrowLeft') turn(-1)
  }
  return (
    <Dialog open={image != null} onClose={() => onMove(null)} label={product.name} className="zoom">
      {image && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys that double the buttons below
        <div className="zoom-in" onKeyDown={byKey}>
          <img src={imageUrl(image.src, 1920)} alt={image.alt ?? product.name} />
          <div className="zoom-tools">
            {images.length > 1 && (
              <>
                <button type="button" className="sign" aria-label={t('rail.back')} onClick={() => turn(-1)}>
                  <ArrowIcon direction="left" />
                </button>
                <button type="button" className="sign" aria-label={t('rail.next')} onClick={() => turn(1)}>
                  <ArrowIcon />
                </button>
              </>
            )}
            <button type="button" className="sign" aria-label={t('nav.close')} onClick={() => onMove(null)}>
              <CrossIcon />
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
