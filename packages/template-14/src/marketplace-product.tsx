import type { MarketplaceProduct as OfferData } from '@store/core'
import { Link, OfferChat, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { BookCover } from './book-cover.tsx'
import { EmptyState } from './empty-state.tsx'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="marketplace frame">
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
        <BookCover name={name} author={null} image={image} alt={name} sizes="(min-width: 64rem) 26rem, 70vw" priority />
      </div>
      <div className="product-text">
        <h1>{name}</h1>
        <p className="price product-price">{price}</p>
        {availability && <p className="quiet">{availability}</p>}
        <OfferChat product={product} className="button" />
        <p className="description">{product.description ?? t('product.noDescription')}</p>
      </div>
    </article>
  )
}
