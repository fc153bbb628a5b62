import type { Image } from '@store/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { imageSet, imageUrl } from './image.ts'
import type { PhotoFacts } from './photo-rescue.ts'

const ATTEMPTS = 2

/**
 * A product's photo. The frame has `data-media`: `loading`, `loaded` or `missing`. Once loaded, it also has facts for styles:
 * `data-fit` (`cover` when the photo's ratio is within a quarter of the slot's, otherwise `contain`), `data-far` (a ratio
 * three times the slot's, or more: even a template that crops all photos shows it whole), `data-ground="white"` for photos
 * with a white background (with `data-clear` where it is transparent and needs no blending), and `data-small` for photos that
 * must not be enlarged. `fallback`: the template's generated cover, shown without a photo and after two failed attempts (B8).
 */
export function ProductMedia(props: {
  readonly image: Image | null
  /** `alt` if the photo has none of its own. Empty where the name is beside it. */
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
  const [facts, setFacts] = useState<PhotoFacts | null>(null)
  const src = image?.src ?? null

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another photo resets the state
  useEffect(() => {
    setState(src ? 'loading' : 'missing')
    setAttempt(1)
    setFacts(null)
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
    if (element)
      import('./photo-rescue.ts').then(({ photoFacts }) => photoFacts(element, props.ratio)).then(setFacts, () => {})
  }

  return (
    <span
      ref={frame}
      className={props.className}
      data-media={state}
      data-fit={facts?.fit}
      data-far={facts?.isFar ? '' : undefined}
      data-ground={facts?.ground}
      data-clear={facts?.isClear ? '' : undefined}
      data-small={facts?.isSmall ? '' : undefined}
    >
      {image && state !== 'missing' ? (
        <img
          ref={img}
          key={attempt}
          // The second attempt requests the original file, in case the resizing failed.
          src={attempt === 1 ? imageUrl(image.src, 480) : image.src}
          srcSet={attempt === 1 ? imageSet(image.src, props.largest) : undefined}
          sizes={props.sizes}
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
