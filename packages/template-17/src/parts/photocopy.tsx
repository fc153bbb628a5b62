import type { Image, PictureFacts } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import type { CSSProperties } from 'react'

/** A photo as a photocopy (`styles/photocopy.css`); without a photo, number and name on the accent colour. */
export function Photocopy(props: {
  readonly name: string
  readonly image: Image | null
  /** Left out where the name is beside it: the alternative text is then empty. */
  readonly alt?: string
  readonly sizes: string
  /** In the photo's colours, not as a photocopy. */
  readonly plain?: boolean
  readonly number?: number
  readonly ratio?: number
  readonly largest?: number
  readonly priority?: boolean
}) {
  const { name, image, alt = '', plain, number, ratio = 0.8, ...media } = props
  return (
    <span
      className="photo"
      data-copied={plain ? undefined : ''}
      style={image?.facts && !plain ? exposureOf(image.facts) : undefined}
    >
      <ProductMedia
        {...media}
        image={image && alt === '' ? { ...image, alt: '' } : image}
        alt={alt}
        ratio={ratio}
        className="print fill"
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

/**
 * The exposure of a copy, for its filters: dark photos get more light, and flat ones a middle grey and more contrast, so that none
 * becomes all black or blank paper.
 */
function exposureOf({ lightness, contrast }: PictureFacts): CSSProperties {
  const isFlat = contrast < 12
  const light = Math.min(5, Math.max(isFlat ? 0.6 : 1, (isFlat ? 58 : 78) / Math.max(1, lightness)))
  const gain = Math.min(3, Math.max(1, 20 / Math.max(1, contrast * light)))
  return { '--light': light.toFixed(2), '--gain': gain.toFixed(2) } as CSSProperties
}

/** The number, as large as one line allows (`styles/photocopy.css`). */
const Numeral = ({ children }: { readonly children: string }) => (
  <b style={{ '--figures': children.length } as CSSProperties}>{children}</b>
)

/** A number with three digits, as in "007". */
export const threeDigits = (number: number): string => String(number).padStart(3, '0')

/** A number from 1 to 99 that depends on the name alone. */
const sumOf = (name: string) => ([...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 99) + 1
