import type { MarketplaceProduct } from '@store/core'
import { Link, MarketplacePages, noOffers, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** R7: products of suppliers, as lines of a menu. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useWords()
  const offers = listing?.products ?? []
  return (
    <div className="sheet-page">
      <h1>{t('marketplace.title')}</h1>
      {offers.length === 0 && <EmptyState title={t(noOffers({ listing, away }))} />}
      {offers.length > 0 && <p className="lead">{t('marketplace.text')}</p>}
      {listing && (
        <>
          <p className="quiet">{t('catalog.count', { count: listing.count })}</p>
          <ul className="dishes" data-style="1">
            {offers.map((offer) => (
              <OfferLine key={offer.id} offer={offer} />
            ))}
          </ul>
          <MarketplacePages listing={listing} className="pages" />
        </>
      )}
    </div>
  )
}

function OfferLine({ offer }: { readonly offer: MarketplaceProduct }) {
  const paths = usePaths()
  const { name, image, price, availability } = useOffer(offer)
  return (
    <li>
      <article className="dish" data-pictured={image ? '' : undefined}>
        <div className="dish-words">
          <div className="dish-line">
            <h2 className="dish-name">
              <Link href={paths.marketplaceProduct(offer)}>{name}</Link>
            </h2>
            <span className="leader" aria-hidden="true" />
            <span className="price">{price}</span>
          </div>
          {availability && <p className="dish-text">{availability}</p>}
        </div>
        {image && (
          <div className="dish-side">
            <Picture name={name} image={image} alt="" sizes="96px" largest={320} bare />
          </div>
        )}
      </article>
    </li>
  )
}
