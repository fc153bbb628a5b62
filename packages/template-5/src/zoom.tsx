import type { Product } from '@store/core'
import { Dialog } from '@store/template-kit'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWords } from './words.ts'

const LARGEST = 4

/** The whole screen for one picture: + and − for size, arrows for the others. */
export default function Zoom(props: {
  readonly product: Product
  readonly at: number | null
  readonly onMove: (at: number | null) => void
}) {
  const { product, at, onMove } = props
  const t = useWords()
  const [scale, setScale] = useState(1)
  const sheet = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is looked at from its middle
  useEffect(() => {
    const { current } = sheet
    current?.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    )
  }, [scale])
  const { images } = product
  const resize = (by: number) => setScale(Math.min(LARGEST, Math.max(1, scale + by)))
  const turn = (by: number) => {
    if (at === null) return
    setScale(1)
    onMove((at + by + images.length) % images.length)
  }
  const close = () => {
    setScale(1)
    onMove(null)
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') resize(1)
    if (event.key === '-') resize(-1)
    if (event.key === 'ArrowRight' && scale === 1) turn(1)
    if (event.key === 'ArrowLeft' && scale === 1) turn(-1)
  }
  const image = at === null ? null : images[at]
  return (
    <Dialog open={image != null} onClose={close} label={product.name} className="panel zoom">
      {image && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys that double the buttons below
        <div className="zoom-page" onKeyDown={byKey}>
          <div className="zoom-sheet" ref={sheet}>
            <img
              src={image.src}
              alt={image.alt ?? product.name}
              style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
            />
          </div>
          <div className="zoom-tools">
            {images.length > 1 && (
              <button type="button" className="word" onClick={() => turn(-1)}>
                {t('rail.back')}
              </button>
            )}
            <button type="button" className="word" disabled={scale === 1} onClick={() => resize(-1)}>
              {t('issue.zoomOut')}
            </button>
            <button type="button" className="word" disabled={scale === LARGEST} onClick={() => resize(1)}>
              {t('issue.zoomIn')}
            </button>
            {images.length > 1 && (
              <button type="button" className="word" onClick={() => turn(1)}>
                {t('rail.next')}
              </button>
            )}
            <button type="button" className="word" onClick={close}>
              {t('issue.close')}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
