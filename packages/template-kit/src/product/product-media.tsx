import type { Image } from '@store/core'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { imageSet, imageUrl, sizesTimes } from './image.ts'
import { type PhotoFit, placePhoto } from './photo-fit.ts'

const ATTEMPTS = 2

/**
 * A product's photo. The frame has `data-media`: `loading`, `loaded` or `missing`, and how the photo is to be shown
 * (`PhotoFit`): `data-fit`, `data-ground`, `data-clear` for a transparent background, which needs no blending, and
 * `data-small` for a photo that must not be enlarged. These are computed from the photo's facts, so that they are in the
 * HTML, with `--photo-ground`, the colour of a light or dark background, and the position of a cropped photo. A photo of
 * another server, without facts, is measured once it has loaded. `fallback`: the template's generated cover, shown without
 * a photo and after two failed attempts (B8).
 */
export function ProductMedia(props: {
  readonly image: Image | null
  /** `alt` for a photo without one. Empty where the name is beside it. */
  readonly alt: string
  readonly sizes: string
  readonly fallback: ReactNode
  /** Width by height of the slot. */
  readonly ratio: number
  /** The page's main photo: loaded at once. */
  readonly priority?: boolean
  readonly largest?: number
  readonly className?: string
}) {
  const { image, priority = false } = props
  const frame = useRef<HTMLSpanElement>(null)
  const img = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'missing'>(image ? 'loading' : 'missing')
  const [attempt, setAttempt] = useState(1)
  const [measured, setMeasured] = useState<PhotoFit | null>(null)
  const src = image?.src ?? null
  const placed = image?.facts ? placePhoto(image, image.facts, props.ratio) : null
  const shown = placed ?? measured
  const drawn = placed?.drawn ?? 1
  // A small photo has one file. Without `srcset`, its size in CSS is its natural size.
  const set =
    image && attempt === 1 && !placed?.isSmall
      ? imageSet(image.src, (props.largest ?? 1920) * drawn, image.facts?.width)
      : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another photo resets the state
  useEffect(() => {
    setState(src ? 'loading' : 'missing')
    setAttempt(1)
    setMeasured(null)
    // The photo may have loaded or failed before hydration, so that its event was missed.
    if (img.current?.complete && img.current.getAttribute('src')) settle(img.current.naturalWidth > 0)
  }, [src])

  // B8: lazy loading starts at the browser's own distance, but at the latest when the photo is 0.3 viewports away.
  useEffect(() => {
    const element = img.current
    if (!element || priority || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        element.loading = 'eager'
        observer.disconnect()
      },
      { rootMargin: '30% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [priority])

  function settle(hasLoaded: boolean) {
    if (!hasLoaded) {
      if (attempt < ATTEMPTS) setAttempt(attempt + 1)
      else setState('missing')
      return
    }
    setState('loaded')
    const element = img.current
    if (element && !placed)
      import('./measured-photo.ts')
        .then(({ measurePhoto }) => measurePhoto(element, props.ratio))
        .then(setMeasured, () => {})
  }

  return (
    <span
      ref={frame}
      className={props.className}
      data-media={state}
      data-fit={shown?.fit}
      data-ground={shown?.ground}
      data-clear={shown?.isClear ? '' : undefined}
      data-small={shown?.isSmall ? '' : undefined}
      style={placed?.color ? ({ '--photo-ground': placed.color } as CSSProperties) : undefined}
    >
      {image && state !== 'missing' ? (
        <img
          ref={img}
          key={attempt}
          // The second attempt requests the original file, in case the resizing failed.
          src={attempt === 1 ? imageUrl(image.src, 480) : image.src}
          srcSet={set}
          sizes={set && sizesTimes(props.sizes, drawn)}
          style={placed?.position ? { objectPosition: placed.position } : undefined}
          alt={image.alt ?? props.alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          {...(priority ? { fetchpriority: 'high' } : {})}
          onLoad={() => settle(true)}
          onError={() => settle(false)}
        />
      ) : (
        props.fallback
      )}
    </span>
  )
}
