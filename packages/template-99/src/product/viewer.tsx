import type { Product } from '@store/core'
import { Dialog, imageSet, imageUrl } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { CloseButton } from '../parts/close-button.tsx'
import { useWords } from '../words.ts'

/** All photos full-screen, one below the other: scroll, pinch to zoom, Escape to close. */
export default function Viewer(props: {
  readonly product: Product
  readonly at: number
  readonly onClose: () => void
}) {
  const t = useWords()
  const { name, images } = props.product
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children[props.at]?.scrollIntoView({ block: 'start' })
  }, [props.at])
  return (
    <Dialog open onClose={props.onClose} label={t('product.photos', { name })} className="viewer">
      <div className="drawer-bar apart">
        <strong>{name}</strong>
        <CloseButton onClick={props.onClose} />
      </div>
      <ol ref={list} className="viewer-photos">
        {images.map((image, i) => (
          <li key={image.src}>
            <img
              src={imageUrl(image.src, 1440)}
              srcSet={imageSet(image.src)}
              sizes="100vw"
              alt={image.alt ?? t('product.photo', { index: i + 1, count: images.length })}
              loading={i === props.at ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
