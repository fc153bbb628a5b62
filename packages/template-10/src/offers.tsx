import { type Product, percentOffOf } from '@store/core'
import { Link } from '@store/template-kit'
import { useCatalogHref } from './age.tsx'
import { DiscountStar } from './discount-star.tsx'
import { ProductCard } from './product-card.tsx'
import { useWords } from './words.ts'

/** Reduced products on a full-width yellow band. */
export function Offers({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const shelf = useCatalogHref()
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
            <DiscountStar percent={most} />
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
