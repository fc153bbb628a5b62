import type { MarketplaceProduct as Offered } from '@store/core'
import { Link, OfferChat, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Photocopy } from './photocopy.tsx'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const back = usePaths().marketplace()
  return (
    <>
      {product ? <ProductBody product={product} /> : <Away />}
      <p className="more">
        <Link href={back} className="lined">
          {t('marketplace.back')}
        </Link>
      </p>
    </>
  )
}

function Away() {
  const t = useWords()
  return (
    <>
      <header className="head">
        <h1>{t('marketplace.title')}</h1>
      </header>
      <EmptyState title={t('marketplace.away')} />
    </>
  )
}

function ProductBody({ product }: { readonly product: Offered }) {
  const t = useWords()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="product">
      <div className="strip" data-count={1}>
        <Photocopy name={name} image={image} alt={name} sizes="(min-width: 64rem) 55vh, 100vw" priority plain />
      </div>
      <div className="panel">
        <div className="panel-name">
          <h1>{name}</h1>
          {availability && <p className="small">{availability}</p>}
        </div>
        <p className="panel-price">{price}</p>
        <p className="panel-ask">
          <OfferChat product={product} className="press" />
        </p>
      </div>
      <p className="told">{product.description ?? t('product.noDescription')}</p>
    </article>
  )
}
