import type { MarketplaceProduct as OfferData } from '@store/core'
import { Link, OfferChat, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Picture } from './picture.tsx'
import { tintStyle, useTints } from './tint.ts'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <article className="product frame column offer">
      {product ? (
        <Offer product={product} />
      ) : (
        <>
          <h1>{t('marketplace.title')}</h1>
          <EmptyState title={t('marketplace.away')} />
        </>
      )}
      <p>
        <Link href={paths.marketplace()} className="quiet-link">
          {t('marketplace.back')}
        </Link>
      </p>
    </article>
  )
}

function Offer({ product }: { readonly product: OfferData }) {
  const t = useWords()
  const tints = useTints()
  const { name, price, availability, image } = useOffer(product)
  return (
    <div className="product-top" data-tint="" style={tintStyle(tints.ofName(name))}>
      <div className="gallery">
        <Picture name={name} image={image} alt={name} sizes="(min-width: 48rem) 600px, 88vw" priority />
      </div>
      <h1>{name}</h1>
      <p className="price product-price">{price}</p>
      {availability && <p className="muted">{availability}</p>}
      <p className="promise">{product.description ?? t('product.noDescription')}</p>
      <OfferChat product={product} className="button" />
    </div>
  )
}
