import type { Product } from '@store/core'
import { Link, usePaths, useShop } from '@store/template-kit'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
import { percentOf } from './issue.ts'
import { ProductCard } from './product-card.tsx'
import { TwoVoices } from './two-voices.tsx'
import { useWords } from './words.ts'

/** A page in the cover colour: the percentage, as large as the paper, and three pieces. */
export function OfferPage({ products }: { products: readonly Product[] }) {
  const { categories } = useShop()
  const t = useWords()
  const paths = usePaths()
  const [top] = products
  if (!top) return null
  return (
    <section className="offer columns section">
      <h2 className="offer-head">
        <Link href={paths.catalog({ promotion: true })} className="offer-figure">
          <TwoVoices
            text={t(products.length > 1 ? 'issue.upTo' : 'issue.now', { percent: percentOf(top) })}
            italic="first"
          />
        </Link>
      </h2>
      <div className="offer-list" data-count={products.length}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes="(min-width: 64rem) 16vw, 30vw" />
        ))}
      </div>
      <Folio page={foliosFor(categories).offers} className="offer-folio" />
    </section>
  )
}
