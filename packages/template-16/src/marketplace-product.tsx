import type { MarketplaceProduct as OfferData } from '@store/core'
import { Link, OfferChat, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const { marketplace } = usePaths()
  return (
    <div className="table">
      <div className="card">
        {product === null ? (
          <div className="card-words">
            <h1>{t('marketplace.title')}</h1>
            <EmptyState title={t('marketplace.away')} />
          </div>
        ) : (
          <Offer offer={product} />
        )}
        <Link href={marketplace()} className="under card-back">
          {t('marketplace.back')}
        </Link>
      </div>
    </div>
  )
}

function Offer({ offer }: { readonly offer: OfferData }) {
  const t = useWords()
  const { name, image, price, availability } = useOffer(offer)
  return (
    <>
      {image && (
        <Picture name={name} image={image} alt={name} sizes="(min-width: 64rem) 46vw, 100vw" ratio={1.6} priority />
      )}
      <div className="card-words">
        <h1>{name}</h1>
        <p className="price card-price">{price}</p>
        {availability && <p className="quiet">{availability}</p>}
        <p>{offer.description ?? t('product.noDescription')}</p>
        <OfferChat product={offer} className="button" />
      </div>
    </>
  )
}
