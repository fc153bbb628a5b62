import type { MarketplaceProduct as OfferData } from '@store/core'
import { Link, OfferChat, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Stage } from './stage.tsx'
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
    <article className="product" data-piece="">
      <div className="gallery">
        <Stage name={name} image={image} alt={name} sizes="(min-width: 48rem) 46vw, 90vw" priority className="bare" />
      </div>
      <div className="product-label">
        <span className="rule" aria-hidden="true" />
        <h1>{name}</h1>
        <p className="price">{price}</p>
        {availability && <p className="quiet">{availability}</p>}
        <OfferChat product={product} className="button" />
      </div>
      <div className="story">
        <p>{product.description ?? t('product.noDescription')}</p>
      </div>
    </article>
  )
}
