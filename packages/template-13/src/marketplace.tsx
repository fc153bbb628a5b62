import type { MarketplaceProduct } from '@store/core'
import { Link, MarketplacePages, noOffers, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** Products of suppliers (R7), or a text when there are none or the service does not answer. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useWords()
  const isFull = listing !== null && listing.products.length > 0
  return (
    <div className="catalog">
      <header className="page-head inset">
        <h1>
          <span className="lean">{t('marketplace.title')}</span>
        </h1>
        {isFull && <p className="lead">{t('marketplace.text')}</p>}
        {listing && <p>{t('catalog.count', { count: listing.count })}</p>}
      </header>
      {isFull ? (
        <>
          <ul className="grid" data-style="1">
            {listing.products.map((product) => (
              <li key={product.id}>
                <Offer product={product} />
              </li>
            ))}
          </ul>
          <MarketplacePages listing={listing} className="pages inset" />
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
    <article className="card">
      <div className="card-plate">
        <Picture name={name} image={image} alt="" sizes="(min-width: 64rem) 25vw, 50vw" largest={800} />
      </div>
      <div className="card-words">
        <h2 className="card-name">
          <Link href={paths.marketplaceProduct(product)}>{name}</Link>
        </h2>
        <span className="price">{price}</span>
        {availability && <span className="small">{availability}</span>}
      </div>
    </article>
  )
}
