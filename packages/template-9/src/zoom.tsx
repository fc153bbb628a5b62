import type { Product } from '@store/core'
import { ArrowIcon, CrossIcon, Dialog, imageUrl, MinusIcon, PlusIcon } from '@store/template-kit'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from './words.ts'

const SIZES = [1, 1.6, 2.4] as const

/** One photo over the whole screen: + and − for its size, arrows for the others. */
export default function Zoom(props: {
  readonly product: Product
  readonly at: number | null
  readonly onMove: (at: number | null) => void
}) {
  const t = useWords()
  const { product, at, onMove } = props
  const { images } = product
  const [size, setSize] = useState(0)
  const image = at === null ? null : images[at]
  const grow = (by: number) => setSize(Math.min(SIZES.length - 1, Math.max(0, size + by)))
  const turn = (by: number) => {
    if (at === null || images.length < 2) return
    setSize(0)
    onMove((at + by + images.length) % images.length)
  }
  const close = () => {
    setSize(0)
    onMove(null)
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') grow(1)
    if (event.key === '-') grow(-1)
    if (event.key === 'ArrowRight' && size === 0) turn(1)
    if (event.key === 'ArrowLeft' && size === 0) turn(-1)
  }
  return (
    <Dialog open={image != null} onClose={close} label={product.name} className="zoom">
      {image && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys that double the buttons below
        <div className="zoom-page" onKeyDown={byKey}>
          <div className="zoom-photo">
            <img
              src={imageUrl(image.src, 1920)}
              alt={image.alt ?? product.name}
              style={{ width: `${(SIZES[size] ?? 1) * 100}%`, height: `${(SIZES[size] ?? 1) * 100}%` }}
            />
          </div>
          <div className="zoom-pill">
            {images.length > 1 && (
              <button type="button" className="round" aria-label={t('rail.back')} onClick={() => turn(-1)}>
                <ArrowIcon direction="left" />
              </button>
            )}
            <button
              type="button"
              className="round"
              aria-label={t('bruma.smaller')}
              disabled={size === 0}
              onClick={() => grow(-1)}
            >
              <MinusIcon />
            </button>
            <button
              type="button"
              className="round"
              aria-label={t('bruma.larger')}
              disabled={size === SIZES.length - 1}
              onClick={() => grow(1)}
            >
              <PlusIcon />
            </button>
            {images.length > 1 && (
              <button type="button" className="round" aria-label={t('rail.next')} onClick={() => turn(1)}>
                <ArrowIcon />
              </button>
            )}
            <button type="button" className="round" aria-label={t('nav.close')} onClick={close}>
              <CrossIcon />
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
