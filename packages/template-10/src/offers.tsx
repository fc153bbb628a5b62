import { type Product, percentOffOf } from '@store/core'
import { Link } from '@store/template-kit'
import { useShelf } from './age.tsx'
import { Burst } from './burst.tsx'
import { ProductCard } from './product-card.tsx'
import { useWords } from './words.ts'

/** What costs less now, on a band of sun from edge to edge. */
export function Offers({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const shelf = useShelf()
  const most = Math.max(0, ...products.map((product) => percentOffOf(product, null)))
  return (
    <section className="offers section" aria-labelledby="offers">
      <div className="frame offers-in">
        <div className="offers-words">
          <h2 id="offers">{most > 0 ? t('trompo.offers', { percent: most }) : t('home.promotions')}</h2>
          <Link href={shelf({ promotion: true })} className="button">
            {t('trompo.seeOffers')}
          </Link>
        </div>
        {products.length < 3 && (
          <div className="offers-star" aria-hidden="true">
            <Burst percent={most} />
          </div>
        )}
        <ul className="grid" data-style="1">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
