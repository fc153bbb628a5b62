import type { MarketplaceProduct } from '@store/core'
import { Link, MarketplacePages, noOffers, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { BookCover } from './book-cover.tsx'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** Products of suppliers (R7), or a text when there are none or the service does not answer. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useWords()
  const isFull = listing !== null && listing.products.length > 0
  return (
    <div className="marketplace frame">
      <header className="list-head">
        <h1>{t('marketplace.title')}</h1>
        {isFull && <p>{t('marketplace.text')}</p>}
        {listing && <p className="quiet">{t('catalog.count', { count: listing.count })}</p>}
      </header>
      {isFull ? (
        <>
          <ul className="covers">
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
    <article className="book-card">
      <BookCover
        name={name}
        author={null}
        image={image}
        sizes="(min-width: 80rem) 16rem, (min-width: 48rem) 24vw, 44vw"
        largest={800}
      />
      <h2>
        <Link href={paths.marketplaceProduct(product)}>{name}</Link>
      </h2>
      <p className="price">{price}</p>
      {availability && <p className="quiet">{availability}</p>}
    </article>
  )
}
