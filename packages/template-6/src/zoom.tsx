import type { Product } from '@store/core'
import { ArrowIcon, CrossIcon, Dialog, MinusIcon, PlusIcon } from '@store/template-kit'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from './words.ts'

const LARGEST = 4

/** The whole screen for one photo: plus and minus for its size, arrows for the others; what is larger scrolls. */
export default function Zoom(props: {
  readonly product: Product
  readonly at: number | null
  readonly onMove: (at: number | null) => void
}) {
  const { product, at, onMove } = props
  const t = useWords()
  const [scale, setScale] = useState(1)
  const { images } = product
  const image = at === null ? null : images[at]
  const resize = (by: number) => setScale(Math.min(LARGEST, Math.max(1, scale + by)))
  const show = (next: number | null) => {
    setScale(1)
    onMove(next)
  }
  const turn = (by: number) => at !== null && show((at + by + images.length) % images.length)
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') resize(1)
    else if (key === '-') resize(-1)
    else if (scale === 1 && (key === 'ArrowRight' || key === 'ArrowLeft')) turn(key === 'ArrowRight' ? 1 : -1)
  }
  return (
    <Dialog open={image != null} onClose={() => show(null)} label={product.name} className="sheet zoom">
      {image && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys that double the buttons below
        <div className="zoom-page" onKeyDown={byKey}>
          <div className="zoom-photo">
            <img
              src={image.src}
              alt={image.alt ?? product.name}
              style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
            />
          </div>
          <p className="zoom-tools">
            {images.length > 1 && (
              <button type="button" className="icon-button" aria-label={t('rail.back')} onClick={() => turn(-1)}>
                <ArrowIcon direction="left" />
              </button>
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={t('volt.zoomOut')}
              disabled={scale === 1}
              onClick={() => resize(-1)}
            >
              <MinusIcon />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('volt.zoomIn')}
              disabled={scale === LARGEST}
              onClick={() => resize(1)}
            >
              <PlusIcon />
            </button>
            {images.length > 1 && (
              <button type="button" className="icon-button" aria-label={t('rail.next')} onClick={() => turn(1)}>
                <ArrowIcon />
              </button>
            )}
            <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={() => show(null)}>
              <CrossIcon />
            </button>
          </p>
        </div>
      )}
    </Dialog>
  )
}
