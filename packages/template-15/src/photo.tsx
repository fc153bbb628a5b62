import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { Hung } from './weave.tsx'

/** Width by height of the tiles of a masonry, in turn: a list does not know the shape of its photos, only its own rhythm. */
export const SHAPES = [
  ['tall', 0.8],
  ['square', 1],
  ['wide', 1.25],
  ['tall', 0.8],
  ['wide', 1.25],
  ['square', 1],
  ['tall', 0.8],
] as const

/** A photo on a plate of wool; without one, a cloth woven from the thing's own name, with a fringe. */
export function Photo(props: {
  readonly name: string
  readonly image: Image | null
  /** Empty where the name stands beside it. */
  readonly alt: string
  readonly sizes: string
  readonly priority?: boolean | undefined
  readonly largest?: number
  /** Width by height; square unless said otherwise. */
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
      fallback={<Hung word={name} high={300 / ratio} fringe />}
    />
  )
}
