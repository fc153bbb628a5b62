import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { HangingCloth } from './weave.tsx'

/**
 * Shapes of tiles in the masonry, used one after the other, with the ratio (width divided by height) that their photo
 * has on most screens: it is higher or lower by the length of the caption.
 */
export const SHAPES = [
  ['tall', 0.7],
  ['square', 0.85],
  ['wide', 1.1],
  ['tall', 0.7],
  ['wide', 1.1],
  ['square', 0.85],
  ['square', 0.85],
] as const

/** A product's photo on a wool-coloured plate; without one, a pattern made from its name, with a fringe. */
export function Photo(props: {
  readonly name: string
  readonly image: Image | null
  /** Empty where the name is beside the photo. */
  readonly alt: string
  readonly sizes: string
  readonly priority?: boolean | undefined
  readonly largest?: number
  /** Width divided by height; 1 by default. */
  readonly ratio?: number
  readonly className?: string
}) {
  const { name, image, className, ratio = 1, ...media } = props
  const shown = image && media.alt === '' ? { ...image, alt: '' } : image
  return (
    <ProductMedia
      {...media}
      priority={media.priority ?? false}
      image={shown}
      ratio={ratio}
      className={className ? `photo ${className}` : 'photo'}
      fallback={<HangingCloth word={name} high={300 / ratio} fringe />}
    />
  )
}
