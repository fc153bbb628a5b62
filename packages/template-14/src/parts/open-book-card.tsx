import type { Product } from '@store/core'
import { Link, Price, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'
import { authorOf } from './book.ts'
import { BookBuy } from './book-buy.tsx'

/** The card below a shelf with the details of the open book. */
export function OpenBookCard({ product }: { readonly product: Product }) {
  const t = useWords()
  const paths = usePaths()
  const author = authorOf(product)
  return (
    <div className="talker">
      <p className="talker-words">
        <Link href={paths.product(product)} className="talker-name" tabIndex={-1} aria-hidden="true">
          {product.name}
        </Link>
        {author && <span>{` — ${author}`}</span>}
        {product.condition === 'used' && <em>{` · ${t('product.condition.used')}`}</em>}
      </p>
      {product.summary && <p className="talker-line">{product.summary}</p>}
      <p className="talker-price">
        <Price product={product} className="price" />
      </p>
      <BookBuy product={product} />
    </div>
  )
}
