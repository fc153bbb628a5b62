import type { MarketplaceProduct } from '@store/core'
import { Link, MarketplacePages, noOffers, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Photocopy, threeDigits } from './photocopy.tsx'
import { useWords } from './words.ts'

/** R7: products of suppliers as a table, or a text when there are none or the service does not answer. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useWords()
  const products = listing?.products ?? []
  return (
    <>
      <header className="head">
        <h1>{t('marketplace.title')}</h1>
        {products.length > 0 && <p>{t('marketplace.text')}</p>}
        {listing && <p>{t('catalog.count', { count: listing.count })}</p>}
      </header>
      {products.length === 0 && <EmptyState title={t(noOffers({ listing, away }))} />}
      <ol className="index-rows">
        {products.map((product, i) => (
          <li key={product.id}>
            <Offered product={product} number={i + 1} />
          </li>
        ))}
      </ol>
      {listing && <MarketplacePages listing={listing} className="pages" />}
    </>
  )
}

function Offered({ product, number }: { readonly product: MarketplaceProduct; readonly number: number }) {
  const paths = usePaths()
  const offer = useOffer(product)
  return (
    <article className="row">
      <span className="row-number" aria-hidden="true">
        {threeDigits(number)}
      </span>
      <Photocopy name={offer.name} image={offer.image} sizes="64px" number={number} largest={160} />
      <h2 className="row-name">
        <Link href={paths.marketplaceProduct(product)}>{offer.name}</Link>
      </h2>
      <span className="row-price">{offer.price}</span>
      <span className="row-sizes row-out">{offer.availability}</span>
    </article>
  )
}
