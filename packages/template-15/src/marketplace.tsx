import type { MarketplaceProduct } from '@store/core'
import { Link, MarketplacePages, noOffers, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Photo } from './photo.tsx'
import { useWords } from './words.ts'

/** Products of suppliers (R7), or a text when there are none or the service does not answer. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useWords()
  const isFull = listing !== null && listing.products.length > 0
  return (
    <div className="catalog frame">
      <header className="page-head">
        <h1>{t('marketplace.title')}</h1>
        {isFull && <p className="lead">{t('marketplace.text')}</p>}
        {listing && <p className="quiet">{t('catalog.count', { count: listing.count })}</p>}
      </header>
      {isFull ? (
        <>
          <div className="weft">
            <ul className="tiles" data-style={1} data-arrangement="rows">
              {listing.products.map((product) => (
                <li key={product.id} data-shape="square">
                  <Offer product={product} />
                </li>
              ))}
            </ul>
          </div>
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
    <article className="tile">
      <div className="tile-photo">
        <Photo name={name} image={image} alt="" sizes="(min-width: 64rem) 22vw, 46vw" largest={800} />
      </div>
      <div className="caption">
        <div className="caption-words">
          <h2 className="tile-name">
            <Link href={paths.marketplaceProduct(product)}>{name}</Link>
          </h2>
          <p className="price">{price}</p>
          {availability && <p className="quiet">{availability}</p>}
        </div>
      </div>
    </article>
  )
}
