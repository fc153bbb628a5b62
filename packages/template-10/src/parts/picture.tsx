import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { ToyDrawing } from './toy-drawing.tsx'

/**
 * A product's photo as a sticker: photos on a transparent ground get a white outline, others a white frame
 * (`styles/sticker.css`). Without a photo, a drawn toy.
 */
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
  const { name, image, ratio = 1, className = 'sticker', ...media } = props
  const shown = image && media.alt === '' ? { ...image, alt: '' } : image
  return (
    <ProductMedia {...media} image={shown} ratio={ratio} className={className} fallback={<ToyDrawing name={name} />} />
  )
}
