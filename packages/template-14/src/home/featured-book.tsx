import type { Product } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import { authorOf } from '../parts/book.ts'
import { BookBuy } from '../parts/book-buy.tsx'
import { ProductCover } from '../parts/product-cover.tsx'
import { useWords } from '../words.ts'

/** A featured book: cover at the left, its text with a drop cap. */
export function FeaturedBook({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const author = authorOf(product)
  return (
    <section className="pick one-column" aria-labelledby="pick">
      <h2 id="pick" className="pick-title">
        {t('anaquel.pick')}
      </h2>
      <ProductCover product={product} sizes="(min-width: 48rem) 22rem, 60vw" largest={1080} />
      <article className="pick-words">
        <h3>
          <Link href={paths.product(product)}>{product.name}</Link>
        </h3>
        {author && <p className="by">{author}</p>}
        {product.summary && <p className="pick-text">{product.summary}</p>}
        <div className="pick-buy wraps">
          <Price product={product} className="price" />
          <BookBuy product={product} />
        </div>
      </article>
    </section>
  )
}
