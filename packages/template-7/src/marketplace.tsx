import type { MarketplaceProduct } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { Link, MarketplacePages, noOffers, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** Products of suppliers (R7), or an empty state when there are none or the service does not answer. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useWords()
  return (
    <div className="catalog">
      <header className="page-head">
        <h1>{t('marketplace.title')}</h1>
        {listing && <p className="muted">{t('catalog.count', { count: listing.count })}</p>}
      </header>
      {listing && listing.products.length > 0 ? (
        <>
          <p>{t('marketplace.text')}</p>
          <ul className="grid">
            {listing.products.map((product) => (
              <li key={product.id}>
                <Offer product={product} />
              </li>
            ))}
          </ul>
          <MarketplacePages listing={listing} className="page-links" />
        </>
      ) : (
        <EmptyState text={t(noOffers({ listing, away }))} />
      )}
    </div>
  )
}

function Offer({ product }: { readonly product: MarketplaceProduct }) {
  const paths = usePaths()
  const { name, price, availability, image } = useOffer(product)
  const shown = { name, images: image ? [image] : [], category: null }
  return (
    <article className="card">
      <div className="tile">
        <Picture product={shown} sizes="(min-width: 64rem) 14rem, 44vw" largest={640} decorative />
      </div>
      <div className="card-text">
        <p className="price">{price}</p>
        <h2 className="card-name">
          <Link href={paths.marketplaceProduct(product)}>{name}</Link>
        </h2>
        {availability && <p className="unit">{availability}</p>}
      </div>
    </article>
  )
}
