import { type Product, productAvailability } from '@store/core'
import { Link, Price, usePaths, useSettings } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { authorOf, bookLook } from './book.ts'
import { BookBuy } from './book-buy.tsx'
import { firstSentence } from './first-sentence.ts'

/** A book as a card of a library's catalogue: author, title and facts in a monospaced font on lines. */
export function FileCard({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const { cloth } = useSettings<Settings>()
  const author = authorOf(product)
  const facts = product.facts.filter(({ value }) => value !== author).slice(0, 3)
  return (
    <article
      className="file-card"
      style={bookLook(product.name, cloth).style}
      data-availability={productAvailability(product)}
    >
      {author && <p className="by">{author}</p>}
      <h3>
        <Link href={paths.product(product)}>{product.name}</Link>
      </h3>
      {product.condition === 'used' && <p className="used">{t('product.condition.used')}</p>}
      {product.summary && <p className="first-line">{firstSentence(product.summary)}</p>}
      {facts.length > 0 && (
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="file-card-buy wraps">
        <Price product={product} className="price" />
        <BookBuy product={product} />
      </div>
    </article>
  )
}
