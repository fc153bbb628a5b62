import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'

/** A photo on a coloured background; without one, a cover generated from the product's name. */
export function Picture(props: {
  readonly name: string
  readonly image: Image | null
  /** Empty where the name is beside it. */
  readonly alt: string
  readonly sizes: string
  readonly priority?: boolean
  readonly largest?: number
}) {
  const { name, image, ...media } = props
  const shown = image && media.alt === '' ? { ...image, alt: '' } : image
  return <ProductMedia {...media} image={shown} ratio={1} className="plate" fallback={<Cover name={name} />} />
}

function Cover({ name }: { readonly name: string }) {
  return (
    <span className="cover" data-form={seedOf(name) % 4} aria-hidden="true">
      <span>{name}</span>
    </span>
  )
}

/** A number from the name, so that a product always has the same cover. */
const seedOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
