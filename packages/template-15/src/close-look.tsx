import type { Image, Product } from '@store/core'
import { ArrowIcon, CrossIcon, Dialog, imageUrl, MinusIcon, PlusIcon } from '@store/template-kit'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from './words.ts'

const SIZES = [1, 1.6, 2.5] as const

/** One photo over the whole screen, to pinch; + and − do the same, arrows go to the others. */
export default function CloseLook(props: {
  readonly product: Product
  /** In the order they are shown in. */
  readonly images: readonly Image[]
  readonly at: number | null
  readonly onMove: (at: number | null) => void
}) {
  const t = useWords()
  const { product, images, at, onMove } = props
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
  const share = `${(SIZES[size] ?? 1) * 100}%`
  return (
    <Dialog open={image != null} onClose={close} label={product.name} className="close-look">
      {image && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys that double the buttons below
        <div className="close-look-page" onKeyDown={byKey}>
          <div className="close-look-photo">
            <img
              src={imageUrl(image.src, 1920)}
              alt={image.alt ?? product.name}
              style={{ width: share, height: share }}
            />
          </div>
          <div className="close-look-tools">
            {images.length > 1 && (
              <button type="button" className="sign" aria-label={t('rail.back')} onClick={() => turn(-1)}>
                <ArrowIcon direction="left" />
              </button>
            )}
            <button
              type="button"
              className="sign"
              aria-label={t('telar.farther')}
              disabled={size === 0}
              onClick={() => grow(-1)}
            >
              <MinusIcon />
            </button>
            <button
              type="button"
              className="sign"
              aria-label={t('telar.nearer')}
              disabled={size === SIZES.length - 1}
              onClick={() => grow(1)}
            >
              <PlusIcon />
            </button>
            {images.length > 1 && (
              <button type="button" className="sign" aria-label={t('rail.next')} onClick={() => turn(1)}>
                <ArrowIcon />
              </button>
            )}
            <button type="button" className="sign" aria-label={t('nav.close')} onClick={close}>
              <CrossIcon />
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
