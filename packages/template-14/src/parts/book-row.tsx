import { type Product, productAvailability } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'
import { authorOf } from './book.ts'
import { BookBuy } from './book-buy.tsx'
import { firstSentence } from './first-sentence.ts'
import { ProductCover } from './product-cover.tsx'

/** A book as a row: small cover, title, author, first sentence, price. */
export function BookRow({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const author = authorOf(product)
  return (
    <article className="book-row" data-availability={productAvailability(product)}>
      <ProductCover product={product} sizes="72px" largest={240} />
      <div className="book-row-words">
        <h3>
          <Link href={paths.product(product)}>{product.name}</Link>
          {author && <span className="by">{` — ${author}`}</span>}
        </h3>
        {product.summary && <p className="first-line">{firstSentence(product.summary)}</p>}
        {product.condition === 'used' && <p className="used">{t('product.condition.used')}</p>}
      </div>
      <div className="book-row-buy wraps">
        <Price product={product} className="price" />
        <BookBuy product={product} />
      </div>
    </article>
  )
}
