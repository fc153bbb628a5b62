import type { MarketplaceProduct } from '@store/core'
import { MarketplacePages, noOffers, useOffer } from '../shop/marketplace.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import type { Frame, FrameParts } from './parts.ts'

/** The suppliers' products for this shop (R7); a sentence when there are none, or the supplier does not answer. */
const Marketplace: Frame<'Marketplace'> = ({ view: { listing, away }, parts }) => {
  const t = useT()
  const { Page, Empty, OfferList } = parts
  const isFull = listing !== null && listing.products.length > 0
  return (
    <Page
      kind="catalog"
      title={t('marketplace.title')}
      lead={isFull ? t('marketplace.text') : undefined}
      note={listing ? t('catalog.count', { count: listing.count }) : undefined}
    >
      {isFull ? (
        <>
          <OfferList>
            {listing.products.map((product) => (
              <li key={product.id}>
                <Offer product={product} Card={parts.OfferCard} />
              </li>
            ))}
          </OfferList>
          <MarketplacePages listing={listing} className="pages" />
        </>
      ) : (
        <Empty title={t(noOffers({ listing, away }))} />
      )}
    </Page>
  )
}
export default Marketplace

function Offer(props: { readonly product: MarketplaceProduct; readonly Card: FrameParts['OfferCard'] }) {
  const paths = usePaths()
  return <props.Card {...useOffer(props.product)} href={paths.marketplaceProduct(props.product)} />
}
