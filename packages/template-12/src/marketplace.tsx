import type { MarketplaceProduct } from '@store/core'
import { Link, MarketplacePages, noOffers, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Stage } from './stage.tsx'
import { useWords } from './words.ts'

/** Products of suppliers (R7), or a text when there are none or the service does not answer. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useWords()
  const isFull = listing !== null && listing.products.length > 0
  return (
    <div className="catalog frame">
      <header className="catalog-head">
        <h1>{t('marketplace.title')}</h1>
        {isFull && <p>{t('marketplace.text')}</p>}
        {listing && <p className="quiet">{t('catalog.count', { count: listing.count })}</p>}
      </header>
      {isFull ? (
        <>
          <ul className="pieces" data-style={2}>
            {listing.products.map((product) => (
              <li key={product.id}>
                <Offer product={product} />
              </li>
            ))}
          </ul>
          <MarketplacePages listing={listing} className="pages" />
        </>
      ) : (
        <EmptyState title={t(noOffers({ listing, away }))} />
      )}
    </div>
  )
}

function Offer({ product }: { readonly product: MarketplaceProduct }) {
  const paths = usePaths()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="card" data-piece="">
      <Stage name={name} image={image} alt="" sizes="(min-width: 64rem) 22vw, 46vw" largest={800} />
      <div className="label">
        <h2 className="label-name">
          <Link href={paths.marketplaceProduct(product)}>{name}</Link>
        </h2>
        <p className="price">{price}</p>
        {availability && <p className="quiet">{availability}</p>}
      </div>
    </article>
  )
}
