import type { Image, Product } from '@store/core'
import { useSettings } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { boxOf } from './box.ts'
import { Picture } from './picture.tsx'
import { useSizes } from './sizes.ts'

/** A photo over the whole left half; the product's measures in its lower corner. */
export function PhotoScene(props: {
  readonly product: Pick<Product, 'name'> & Partial<Pick<Product, 'dimensions' | 'images'>>
  readonly image?: Image | null
  readonly priority?: boolean
}) {
  const { product } = props
  const sizes = useSizes()
  const { tape = true } = useSettings<Partial<Settings>>()
  const line =
    tape && boxOf({ dimensions: product.dimensions ?? null })
      ? sizes.line({ dimensions: product.dimensions ?? null })
      : null
  return (
    <>
      <Picture
        product={product}
        {...(props.image === undefined ? {} : { image: props.image })}
        alt=""
        sizes="(min-width: 64rem) 52vw, 100vw"
        priority={props.priority ?? false}
        className="photo scene-photo"
      />
      {line && (
        <p className="caption" aria-hidden="true">
          <span>{product.name}</span> {line}
        </p>
      )}
    </>
  )
}
