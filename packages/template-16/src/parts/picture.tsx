import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'

/** A photo, with warmer colours; without one, tiles with the name, or nothing (`bare`). */
export function Picture(props: {
  readonly name: string
  readonly image: Image | null
  /** Empty where the name is beside the photo. */
  readonly alt: string
  readonly sizes: string
  /** Width divided by height. */
  readonly ratio?: number
  readonly largest?: number
  readonly priority?: boolean
  readonly bare?: boolean
  readonly className?: string
}) {
  const { name, image, ratio = 1, bare = false, className = '', ...media } = props
  return (
    <ProductMedia
      {...media}
      image={image && media.alt === '' ? { ...image, alt: '' } : image}
      ratio={ratio}
      className={`photo ${className}`.trim()}
      fallback={bare ? null : <TileName name={name} />}
    />
  )
}

/** Shown in place of a missing photo. Hidden from screen readers, because the name is beside it. */
const TileName = ({ name }: { readonly name: string }) => (
  <span className="tile-name" aria-hidden="true">
    <span>{name}</span>
  </span>
)
