import type { Image } from '@store/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { imageSet, imageUrl } from './image.ts'
import type { PhotoFacts } from './photo-rescue.ts'

const ATTEMPTS = 2

/**
 * A product's photo, made the best of. `data-media` on the frame: `loading`, `loaded` or `missing`;
 * once loaded also `data-fit` (`cover` when the photo's ratio is within a quarter of the slot's, else `contain`),
 * `data-far` (three times as wide or tall as the slot, or more: even a template that crops everything shows it whole),
 * `data-ground="white"` for cut-outs (with `data-clear` where nothing is behind them, so that nothing need be blended)
 * and `data-small` for photos never to be enlarged. `fallback` is the template's generated cover: shown when there is no
 * photo, and after two attempts (B8).
 */
export function ProductMedia(props: {
  readonly image: Image | null
  /** The alternative text when the photo has none. Empty where a name stands beside it. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo starts again
  useEffect(() => {
    setState(src ? 'loading' : 'missing')
    setAttempt(1)
    setFacts(null)
    // A photo may have come, or failed, before React did.
    if (img.current?.complete && img.current.getAttribute('src')) settle(img.current.naturalWidth > 0)
  }, [src])

  // B8: the browser loads lazily by its own measure, but not later than 1.3 screens away.
  useEffect(() => {
    const element = img.current
    if (!element || priority || typeof IntersectionObserver === 'undefined') return
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        element.loading = 'eager'
        near.disconnect()
      },
      { rootMargin: '30% 0px' },
    )
    near.observe(element)
    return () => near.disconnect()
  }, [priority])

  function settle(came: boolean) {
    if (!came) {
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
          // The second attempt asks for the original, in case it was the resizing that failed.
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
