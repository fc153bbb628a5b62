import type { Product } from '@store/core'
import { ArrowIcon, CrossIcon, Dialog, imageSet, imageUrl } from '@store/template-kit'
import type { KeyboardEvent } from 'react'
import { useWords } from './words.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** A photo over the whole page; arrows turn to the next. */
export default function Plates(props: {
  readonly product: Product
  readonly at: number | null
  readonly onMove: (at: number | null) => void
  readonly altOf: (at: number) => string
}) {
  const t = useWords()
  const { product, at, onMove } = props
  const { images, name } = product
  const image = at === null ? undefined : images[at]
  const turn = (step: number) => onMove(((at ?? 0) + step + images.length) % images.length)
  const byKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined && images.length > 1) turn(step)
  }
  return (
    <Dialog
      open={image !== undefined}
      onClose={() => onMove(null)}
      label={t('product.photos', { name })}
      className="plates"
    >
      {image && at !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrows of the buttons inside turn the pages, too
        <div className="plates-body" onKeyDown={byKey}>
          <button type="button" className="sign" aria-label={t('nav.close')} onClick={() => onMove(null)}>
            <CrossIcon />
          </button>
          <img
            key={image.src}
            src={imageUrl(image.src, 1080)}
            srcSet={imageSet(image.src)}
            sizes="100vw"
            alt={props.altOf(at)}
          />
          {images.length > 1 && (
            <p className="plates-ways">
              <button type="button" className="sign" aria-label={t('rail.back')} onClick={() => turn(-1)}>
                <ArrowIcon direction="left" />
              </button>
              <span role="status">{t('product.photo', { index: at + 1, count: images.length })}</span>
              <button type="button" className="sign" aria-label={t('rail.next')} onClick={() => turn(1)}>
                <ArrowIcon direction="right" />
              </button>
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
