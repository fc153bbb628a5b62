import type { Product } from '@store/core'
import { Link, usePaths, useShop } from '@store/template-kit'
import { percentOf } from './issue.ts'
import { PageNumber } from './page-number.tsx'
import { pageNumbersFor } from './page-numbers.ts'
import { ProductCard } from './product-card.tsx'
import { TwoPartTitle } from './two-part-title.tsx'
import { useWords } from './words.ts'

/** Reduced products on the cover colour: the largest percentage in very large figures, and three products. */
export function Offers({ products }: { products: readonly Product[] }) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  const [top] = products
  if (!top) return null
  return (
    <section className="reductions columns section">
      <h2 className="reductions-head">
        <Link href={paths.catalog({ promotion: true })} className="reductions-figure">
          <TwoPartTitle
            text={t(products.length > 1 ? 'issue.upTo' : 'issue.now', { percent: percentOf(top) })}
            italic="first"
          />
        </Link>
      </h2>
      <div className="reductions-list" data-count={products.length}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes="(min-width: 64rem) 16vw, 30vw" />
        ))}
      </div>
      <PageNumber page={pageNumbersFor(categories).offers} className="reductions-folio" />
    </section>
  )
}
