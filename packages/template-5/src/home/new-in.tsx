import type { Product } from '@store/core'
import { ProductCard } from '../parts/product-card.tsx'
import { TwoPartTitle } from '../parts/two-part-title.tsx'
import { useWords } from '../words.ts'

/** Five products in a row, each a little lower or higher than the one before. */
export function NewIn({ products }: { products: readonly Product[] }) {
  const t = useWords()
  if (products.length === 0) return null
  return (
    <section className="new-in columns section">
      <h2 className="h2">
        <TwoPartTitle text={t('issue.newIn')} />
      </h2>
      <div className="new-in-list">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes="(min-width: 48rem) 18vw, 46vw" />
        ))}
      </div>
    </section>
  )
}
