import type { Fact, Image } from '@store/core'
import { ProductMedia, useSettings } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { bookLook } from './book.ts'
import { TypeCover } from './type-cover.tsx'

/**
 * The front of a book: its photo (`styles/books.css`), or a cover made from its title. Hidden from screen readers,
 * because the title is beside it.
 */
export function BookCover(props: {
  readonly name: string
  readonly author: string | null
  readonly image: Image | null
  readonly sizes: string
  readonly facts?: readonly Fact[]
  readonly priority?: boolean
  readonly largest?: number
  /** A text on a band across the lower part of the cover. */
  readonly band?: string | null
  readonly alt?: string
}) {
  const { cloth } = useSettings<Settings>()
  const { name, author, image, sizes, priority, largest, band, alt = '' } = props
  const look = bookLook(name, cloth, props.facts)
  return (
    <span className="book" style={look.style}>
      <ProductMedia
        image={image && alt === '' ? { ...image, alt: '' } : image}
        alt={alt}
        sizes={sizes}
        ratio={5 / 7}
        priority={priority}
        largest={largest}
        className="book-face fill"
        fallback={<TypeCover name={name} author={author} layout={look.layout} />}
      />
      {band && (
        <span className="band middle" aria-hidden="true">
          {band}
        </span>
      )}
    </span>
  )
}
