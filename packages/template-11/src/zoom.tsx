import type { Product } from '@store/core'
import { ArrowIcon, CrossIcon, Dialog, imageUrl, MinusIcon, PlusIcon } from '@store/template-kit'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
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
  const scale = `${(SIZES[size] ?? 1) * 100}%`
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
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') grow(1)
    if (key === '-') grow(-1)
    if (size === 0 && (key === 'ArrowRight' || key === 'ArrowDown')) turn(1)
    if (size === 0 && (key === 'ArrowLeft' || key === 'ArrowUp')) turn(-1)
  }
  const button = (label: string, icon: ReactNode, act: () => void, disabled = false) => (
    <button type="button" className="icon-button" aria-label={label} disabled={disabled} onClick={act}>
      {icon}
    </button>
  )
  return (
    <Dialog open={image != null} onClose={close} label={product.name} className="zoom">
      {image && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys that double the buttons below
        <div className="zoom-page" onKeyDown={byKey}>
          <div className="zoom-photo">
            <img
              src={imageUrl(image.src, 1920)}
              alt={image.alt ?? product.name}
              style={{ width: scale, height: scale }}
            />
          </div>
          <div className="zoom-bar">
            {images.length > 1 && button(t('rail.back'), <ArrowIcon direction="left" />, () => turn(-1))}
            {button(t('nogal.smaller'), <MinusIcon />, () => grow(-1), size === 0)}
            {button(t('nogal.larger'), <PlusIcon />, () => grow(1), size === SIZES.length - 1)}
            {images.length > 1 && button(t('rail.next'), <ArrowIcon />, () => turn(1))}
            {button(t('nav.close'), <CrossIcon />, close)}
          </div>
        </div>
      )}
    </Dialog>
  )
}
