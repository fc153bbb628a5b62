import type { MarketplaceProduct as OfferData } from '@store/core'
import { Link, OfferChat, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <>
      {product ? (
        <Offer product={product} />
      ) : (
        <>
          <header className="page-head inset">
            <h1>
              <span className="lean">{t('marketplace.title')}</span>
            </h1>
          </header>
          <EmptyState title={t('marketplace.away')} />
        </>
      )}
      <p className="inset">
        <Link href={paths.marketplace()} className="under">
          {t('marketplace.back')}
        </Link>
      </p>
    </>
  )
}

function Offer({ product }: { readonly product: OfferData }) {
  const t = useWords()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="product">
      <div className="photos" data-count={1}>
        <Picture name={name} image={image} alt={name} sizes="(min-width: 64rem) 66vw, 100vw" priority />
      </div>
      <div className="product-side">
        <h1>{name}</h1>
        <p className="price product-price">{price}</p>
        {availability && <p className="small">{availability}</p>}
        <p>{product.description ?? t('product.noDescription')}</p>
        <OfferChat product={product} className="button" />
      </div>
    </article>
  )
}
