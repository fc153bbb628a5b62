import type { MarketplaceProduct } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { Link, MarketplacePages, noOffers, useOffer, usePaths, useT } from '@store/template-kit'
import { Picture } from './picture.tsx'

/** Products of suppliers (R7); a text when there are none, or the supplier does not answer. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useT()
  return (
    <div className="frame catalog">
      <header className="catalog-head">
        <h1>{t('marketplace.title')}</h1>
        {listing && <p className="muted">{t('catalog.count', { count: listing.count })}</p>}
      </header>
      <div className="catalog-results">
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
            <MarketplacePages listing={listing} className="pages" />
          </>
        ) : (
          <p className="empty">{t(noOffers({ listing, away }))}</p>
        )}
      </div>
    </div>
  )
}

function Offer({ product }: { readonly product: MarketplaceProduct }) {
  const paths = usePaths()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="card">
      <div className="card-photo">
        <Picture name={name} image={image} alt="" sizes="(min-width: 64rem) 20vw, 46vw" />
      </div>
      <h2 className="card-name">
        <Link href={paths.marketplaceProduct(product)}>{name}</Link>
      </h2>
      <p className="price">{price}</p>
      {availability && <p className="muted">{availability}</p>}
    </article>
  )
}
