import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { Jersey } from './jersey.tsx'

/** A product's photo on its plate (`styles/plate.css`); without one, a jersey with a number. */
export function Picture(props: {
  readonly name: string
  readonly image: Image | null
  /** Empty where the name is beside the picture. */
  readonly alt: string
  readonly sizes: string
  readonly priority?: boolean
  readonly largest?: number
  /** Width divided by height; 1 by default. */
  readonly ratio?: number
  readonly className?: string
}) {
  const { name, image, ratio = 1, className, ...media } = props
  const shown = image && media.alt === '' ? { ...image, alt: '' } : image
  return (
    <ProductMedia
      {...media}
      image={shown}
      ratio={ratio}
      className={className ? `plate ${className}` : 'plate'}
      fallback={<Jersey name={name} />}
    />
  )
}
