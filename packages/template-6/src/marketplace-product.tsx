import type { MarketplaceProduct as Offer } from '@store/core'
import { Link, OfferChat, ProductMedia, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyTable } from './empty-table.tsx'
import { Blank } from './picture.tsx'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="frame">
      {product ? (
        <Details product={product} />
      ) : (
        <>
          <header className="page-head">
            <h1>{t('marketplace.title')}</h1>
          </header>
          <EmptyTable title={t('marketplace.away')} />
        </>
      )}
      <p>
        <Link href={paths.marketplace()} className="link-button">
          {t('marketplace.back')}
        </Link>
      </p>
    </div>
  )
}

function Details({ product }: { readonly product: Offer }) {
  const t = useWords()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="sheet-top offer">
      <div className="gallery">
        <ProductMedia
          className="plate"
          image={image}
          alt={name}
          sizes="(min-width: 64rem) 50vw, 100vw"
          ratio={1}
          priority
          fallback={<Blank name={name} reference={product.id} />}
        />
      </div>
      <div className="sheet-summary">
        <p className="ref">{t('volt.ref', { sku: product.id })}</p>
        <h1>{name}</h1>
        <p className="price">{price}</p>
        {availability && <p className="muted">{availability}</p>}
        <p>{product.description ?? t('product.noDescription')}</p>
        <OfferChat product={product} className="button" />
      </div>
    </article>
  )
}
