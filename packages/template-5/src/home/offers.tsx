import type { Product } from '@store/core'
import { Link, usePaths, useShop } from '@store/template-kit'
import { PageNumber } from '../parts/page-number.tsx'
import { pageNumbersFor } from '../parts/page-numbers.ts'
import { ProductCard } from '../parts/product-card.tsx'
import { useWords } from '../words.ts'
import { percentOf } from './issue.ts'

/** The offers on the cover colour: the largest percentage in very large figures, and three products if there are as many. */
export function Offers({ largest, products }: { readonly largest: Product; readonly products: readonly Product[] }) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  return (
    <section className="reductions columns section">
      <h2 className="reductions-head">
        <Link href={paths.catalog({ promotion: true })} className="reductions-figure">
          {t('issue.upTo', { percent: percentOf(largest) })
            .split(/(\d{1,3}.?%)/)
            .map((part, at) => (at === 1 ? part : <em key={part}>{part}</em>))}
        </Link>
      </h2>
      {products.length > 0 && (
        <div className="reductions-list">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} sizes="(min-width: 64rem) 16vw, 30vw" />
          ))}
        </div>
      )}
      <PageNumber page={pageNumbersFor(categories).offers} className="reductions-folio" />
    </section>
  )
}
