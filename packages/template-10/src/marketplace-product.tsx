import type { MarketplaceProduct as OfferData } from '@store/core'
import { Link, OfferChat, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { useBlockColors } from './block-colors.ts'
import { EmptyState } from './empty-state.tsx'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <article className="product">
      {product ? (
        <Offer product={product} />
      ) : (
        <div className="frame page-head">
          <h1>{t('marketplace.title')}</h1>
          <EmptyState title={t('marketplace.away')} />
        </div>
      )}
      <p className="frame">
        <Link href={paths.marketplace()} className="text-link">
          {t('marketplace.back')}
        </Link>
      </p>
    </article>
  )
}

function Offer({ product }: { readonly product: OfferData }) {
  const t = useWords()
  const blocks = useBlockColors()
  const { name, price, availability, image } = useOffer(product)
  return (
    <>
      <div className="stage" data-block={blocks.ofName(name)}>
        <div className="gallery">
          <Picture name={name} image={image} alt={name} sizes="(min-width: 48rem) 560px, 80vw" priority />
        </div>
      </div>
      <div className="frame">
        <div className="block toy-block">
          <div className="toy-words">
            <h1>{name}</h1>
            <p className="lead">{product.description ?? t('product.noDescription')}</p>
          </div>
          <div className="toy-buy">
            <p className="price toy-price">{price}</p>
            {availability && <p className="small">{availability}</p>}
            <OfferChat product={product} className="button" />
          </div>
        </div>
      </div>
    </>
  )
}
