import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import type { CSSProperties } from 'react'

/** A photo as a photocopy (`styles/photocopy.css`); without a photo, number and name on the accent colour. */
export function Photocopy(props: {
  readonly name: string
  readonly image: Image | null
  /** Left out where the name stands beside it: the alternative text is then empty. */
  readonly alt?: string
  readonly sizes: string
  /** In its own colours. */
  readonly plain?: boolean
  readonly number?: number
  readonly ratio?: number
  readonly largest?: number
  readonly priority?: boolean
}) {
  const { name, image, alt = '', plain, number, ratio = 0.8, ...media } = props
  return (
    <span className="photo" data-copied={plain ? undefined : ''}>
      <ProductMedia
        {...media}
        image={image && alt === '' ? { ...image, alt: '' } : image}
        alt={alt}
        ratio={ratio}
        className="print"
        fallback={
          <span className="blank" aria-hidden="true">
            <Numeral>{threeDigits(number ?? sumOf(name))}</Numeral>
            <span>{name}</span>
          </span>
        }
      />
    </span>
  )
}

/** The number, as large as one line allows (`styles/photocopy.css`). */
const Numeral = ({ children }: { readonly children: string }) => (
  <b style={{ '--figures': children.length } as CSSProperties}>{children}</b>
)

/** A number with three digits, as in "007". */
export const threeDigits = (number: number): string => String(number).padStart(3, '0')

/** A number from 1 to 99 that depends on the name alone. */
const sumOf = (name: string) => ([...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 99) + 1
