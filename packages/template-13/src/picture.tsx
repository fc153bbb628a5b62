import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { Jersey } from './jersey.tsx'

/** A photo on its plate (styles/plate.css); without one, a jersey with a number. */
export function Picture(props: {
  readonly name: string
  readonly image: Image | null
  /** Empty where the name stands beside it. */
  readonly alt: string
  readonly sizes: string
  readonly priority?: boolean
  readonly largest?: number
  /** Width by height: square, unless said otherwise. */
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
