import { type Product, percentOffOf } from '@store/core'
import { useWords } from '../words.ts'
import { authorOf } from './book.ts'
import { BookCover } from './book-cover.tsx'

/** The cover of a product, with a band if its price is reduced. */
export function ProductCover(props: {
  readonly product: Product
  readonly sizes: string
  readonly priority?: boolean
  readonly largest?: number
}) {
  const t = useWords()
  const { product, ...media } = props
  const off = percentOffOf(product, null)
  return (
    <BookCover
      {...media}
      name={product.name}
      author={authorOf(product)}
      image={product.images[0] ?? null}
      facts={product.facts}
      band={off > 0 ? t('product.percentOff', { percent: off }) : null}
    />
  )
}
