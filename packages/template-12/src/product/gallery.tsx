import type { Product } from '@store/core'
import { type BuyState, usePhotos, useRail, valuePhotoIndex } from '@store/template-kit'
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Stage } from '../parts/stage.tsx'
import { useWords } from '../words.ts'
import type { LoupeControl } from './loupe.tsx'

const loadLoupe = () => import('./loupe.tsx')
const Loupe = lazy(loadLoupe)
const Close = lazy(() => import('./zoom.tsx'))

/** How far an arrow key moves the magnifier, as a share of the photo's width or height. */
const STEP = 0.06
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const within = (share: number) => Math.min(1, Math.max(0, share))

/**
 * The photos, chosen by the marks below, by swiping, or by an option whose value has a photo. With a mouse, a magnifier
 * (the loupe) follows the pointer. A button lets the keyboard move it: arrows move it, Escape closes it. A click or tap
 * shows the photo full-screen; without JavaScript it opens as a file.
 */
export function Gallery({ product, chosen }: { readonly product: Product; readonly chosen: BuyState['chosen'] }) {
  const t = useWords()
  const { name, images } = product
  const count = images.length
  const rail = useRail(count)
  const frame = useRef<HTMLDivElement>(null)
  const [loupe, setLoupe] = useState<LoupeControl | null>(null)
  const photos = usePhotos(product)
  // Shows the photo of a value once that value is chosen.
  const { goTo } = rail
  const photoIndex = valuePhotoIndex(images, chosen)
  useEffect(() => {
    if (photoIndex >= 0) goTo(photoIndex)
  }, [photoIndex, goTo])
  const image = images[rail.index]
  if (!image)
    return (
      <div className="gallery">
        <Stage name={name} image={null} alt={name} sizes="" className="bare" />
      </div>
    )
  const open = (index: number) => {
    const link = photos.link(index)
    return {
      ...link,
      onClick(event: MouseEvent) {
        setLoupe(null)
        link.onClick(event)
      },
    }
  }
  const moveLoupe = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !frame.current) return
    const { left, top, width, height } = frame.current.getBoundingClientRect()
    setLoupe({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height), by: 'pointer' })
  }
  const closePointerLoupe = () => setLoupe((held) => (held?.by === 'pointer' ? null : held))
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && loupe) {
      event.preventDefault()
      setLoupe(null)
    }
    const way = ARROWS[event.key]
    if (!way || !loupe) return
    event.preventDefault()
    setLoupe({ x: within(loupe.x + way[0]), y: within(loupe.y + way[1]), by: 'keys' })
  }
  return (
    <section className="gallery" aria-label={photos.label}>
      <div
        className="gallery-frame"
        ref={frame}
        onPointerEnter={() => void loadLoupe()}
        onPointerMove={moveLoupe}
        onPointerLeave={closePointerLoupe}
      >
        <ul className="gallery-track" ref={rail.track}>
          {images.map((each, i) => (
            <li key={each.src}>
              <a {...open(i)}>
                <Stage
                  name={name}
                  image={each}
                  alt=""
                  sizes="(min-width: 80rem) 46vw, (min-width: 48rem) 70vw, 100vw"
                  priority={i === 0}
                  className="bare"
                />
              </a>
            </li>
          ))}
        </ul>
        {loupe && (
          <Suspense>
            <Loupe image={image} control={loupe} />
          </Suspense>
        )}
      </div>
      <div className="gallery-tools wraps">
        {count > 1 && (
          <div className="ticks">
            {images.map((each, i) => (
              <button key={each.src} {...photos.dot(i, rail)} />
            ))}
          </div>
        )}
        <button
          type="button"
          className="link loupe-button"
          aria-pressed={loupe?.by === 'keys'}
          aria-describedby="loupe-hint"
          onClick={() => setLoupe(loupe?.by === 'keys' ? null : { x: 0.5, y: 0.42, by: 'keys' })}
          onKeyDown={byKey}
          onBlur={() => setLoupe(null)}
        >
          {t('vitrina.loupe')}
        </button>
        <p id="loupe-hint" className="muted loupe-hint">
          {t('vitrina.loupeHint')}
        </p>
      </div>
      {photos.wasOpen && (
        <Suspense>
          <Close product={product} at={photos.at} onMove={photos.setAt} />
        </Suspense>
      )}
    </section>
  )
}
