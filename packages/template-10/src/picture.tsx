import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import { Toy } from './toy.tsx'

/** A photo as a sticker: cut-outs get a white rim, others a white frame (styles/sticker.css); without one, a drawn toy. */
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
  const { name, image, ratio = 1, className = 'sticker', ...media } = props
  const shown = image && media.alt === '' ? { ...image, alt: '' } : image
  return <ProductMedia {...media} image={shown} ratio={ratio} className={className} fallback={<Toy name={name} />} />
}
