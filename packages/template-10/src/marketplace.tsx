import type { MarketplaceProduct } from '@store/core'
import { Link, MarketplacePages, noOffers, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { useBlockColors } from './block-colors.ts'
import { EmptyState } from './empty-state.tsx'
import { Picture } from './picture.tsx'
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
  const blocks = useBlockColors()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="card" data-block={blocks.ofName(name)}>
      <div className="card-front">
        <div className="card-stage">
          <Picture name={name} image={image} alt="" sizes="(min-width: 64rem) 22vw, 46vw" largest={800} />
        </div>
        <div className="card-label">
          <h2 className="card-name">
            <Link href={paths.marketplaceProduct(product)}>{name}</Link>
          </h2>
          <p className="card-price">
            <span className="price">{price}</span>
            {availability && <span className="small">{availability}</span>}
          </p>
        </div>
      </div>
    </article>
  )
}
