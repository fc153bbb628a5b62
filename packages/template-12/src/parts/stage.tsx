import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'

/** A photo under a light (`styles/stage.css`); without a photo, the product's first letter. */
export function Stage(props: {
  readonly name: string
  readonly image: Image | null
  /** Empty where the name is beside the photo. */
  readonly alt: string
  readonly sizes: string
  readonly priority?: boolean
  readonly largest?: number
  /** Width divided by height; by default that of a portrait. */
  readonly ratio?: number
  readonly className?: string
}) {
  const { name, image, className, ratio = 0.8, ...media } = props
  const shown = image && media.alt === '' ? { ...image, alt: '' } : image
  return (
    <ProductMedia
      {...media}
      image={shown}
      ratio={ratio}
      className={className ? `stage ${className}` : 'stage'}
      fallback={<Monogram name={name} />}
    />
  )
}

function Monogram({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 200 250" className="monogram" aria-hidden="true" focusable="false">
      <text x="100" y="158" textAnchor="middle">
        {[...name.trim()][0]?.toUpperCase()}
      </text>
    </svg>
  )
}
