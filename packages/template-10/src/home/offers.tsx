import { type Product, percentOffOf } from '@store/core'
import { Link } from '@store/template-kit'
import { useCatalogHref } from '../parts/age.tsx'
import { DiscountStar } from '../parts/discount-star.tsx'
import { ProductCard } from '../parts/product-card.tsx'
import { useWords } from '../words.ts'

/** A full-width yellow band for `all` reduced products, with the cards of `shown`, or a star that links to the list. */
export function Offers({ all, shown }: { readonly all: readonly Product[]; readonly shown: readonly Product[] }) {
  const t = useWords()
  const shelf = useCatalogHref()
  const most = Math.max(0, ...all.map((product) => percentOffOf(product, null)))
  return (
    <section className="offers section" aria-labelledby="offers">
      <div className="frame offers-in">
        <div className="offers-words">
          <h2 id="offers">{most > 0 ? t('trompo.offers', { percent: most }) : t('home.promotions')}</h2>
          <Link href={shelf({ promotion: true })} className="button">
            {t('trompo.seeOffers')}
          </Link>
        </div>
        {shown.length > 0 ? (
          <ul className="grid" data-style="1">
            {shown.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="offers-star" aria-hidden="true">
            <DiscountStar percent={most} />
          </div>
        )}
      </div>
    </section>
  )
}
