import type { Image } from '@store/core'
import { ProductMedia } from '@store/template-kit'
import type { CSSProperties } from 'react'

/** A photo as a photocopy (styles/print.css); where there is none, a block of the spot colour with its number and name. */
export function Print(props: {
  readonly name: string
  readonly image: Image | null
  /** Nothing is said of it where the name stands beside it. */
  readonly alt?: string
  readonly sizes: string
  /** In the colours it was taken in. */
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
            <Numeral>{numbered(number ?? sumOf(name))}</Numeral>
            <span>{name}</span>
          </span>
        }
      />
    </span>
  )
}

/** As large as its figures let it be on one line (styles/print.css). */
const Numeral = ({ children }: { readonly children: string }) => (
  <b style={{ '--figures': children.length } as CSSProperties}>{children}</b>
)

/** "007": three figures, so that they stand under each other. */
export const numbered = (number: number): string => String(number).padStart(3, '0')

/** The same name always has the same number, from 1 to 99. */
const sumOf = (name: string) => ([...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 99) + 1
