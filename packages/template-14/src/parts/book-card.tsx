import { type Product, productAvailability } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'
import { authorOf } from './book.ts'
import { BookBuy } from './book-buy.tsx'
import { ProductCover } from './product-cover.tsx'

/** A book in a grid: cover, title, price. The button appears on hover or focus; without hover it is always shown. */
export function BookCard(props: { readonly product: Product; readonly priority?: boolean }) {
  const t = useWords()
  const paths = usePaths()
  const { product, priority } = props
  const author = authorOf(product)
  return (
    <article className="book-card one-column" data-availability={productAvailability(product)}>
      <ProductCover
        product={product}
        sizes="(min-width: 80rem) 16rem, (min-width: 48rem) 24vw, 44vw"
        largest={800}
        priority={priority}
      />
      <h3>
        <Link href={paths.product(product)} className="cover-link">
          {product.name}
        </Link>
      </h3>
      {author && <p className="by">{author}</p>}
      {product.condition === 'used' && <p className="used">{t('product.condition.used')}</p>}
      <Price product={product} className="price" />
      <BookBuy product={product} />
    </article>
  )
}
