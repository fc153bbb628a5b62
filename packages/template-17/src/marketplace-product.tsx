import type { MarketplaceProduct as Offered } from '@store/core'
import { Link, OfferChat, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { Nothing } from './nothing.tsx'
import { Print } from './print.tsx'
import { useWords } from './words.ts'

/** What a supplier has is ordered by chat: the shop orders it of them. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const back = usePaths().marketplace()
  return (
    <>
      {product ? <One product={product} /> : <Away />}
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
      <Nothing title={t('marketplace.away')} />
    </>
  )
}

function One({ product }: { readonly product: Offered }) {
  const t = useWords()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="product">
      <div className="strip" data-count={1}>
        <Print name={name} image={image} alt={name} sizes="(min-width: 64rem) 55vh, 100vw" priority plain />
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
