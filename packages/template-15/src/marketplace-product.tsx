import type { MarketplaceProduct as OfferData } from '@store/core'
import { Link, OfferChat, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Photo } from './photo.tsx'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="frame offer">
      {product ? (
        <Offer product={product} />
      ) : (
        <>
          <h1>{t('marketplace.title')}</h1>
          <EmptyState title={t('marketplace.away')} />
        </>
      )}
      <Link href={paths.marketplace()} className="under">
        {t('marketplace.back')}
      </Link>
    </div>
  )
}

function Offer({ product }: { readonly product: OfferData }) {
  const t = useWords()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="product">
      <div className="gallery">
        <Photo name={name} image={image} alt={name} sizes="(min-width: 64rem) 55vw, 92vw" priority />
      </div>
      <div className="product-words">
        <h1>{name}</h1>
        <p className="price large">{price}</p>
        {availability && <p className="quiet">{availability}</p>}
        <p>{product.description ?? t('product.noDescription')}</p>
        <OfferChat product={product} className="button full" />
      </div>
    </article>
  )
}
