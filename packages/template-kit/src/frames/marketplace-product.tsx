import type { MarketplaceProduct as Product } from '@store/core'
import { Link } from '../host.tsx'
import { OfferChat, useOffer } from '../shop/marketplace.tsx'
import { usePaths, useT } from '../shop-context.tsx'
import type { Frame, FrameParts } from './parts.ts'

/** One product of the marketplace. It is ordered by chat: the shop orders it from the supplier. */
const MarketplaceProduct: Frame<'MarketplaceProduct'> = ({ view: { product }, parts }) => {
  const t = useT()
  const paths = usePaths()
  const { Empty } = parts
  return (
    <div className="frame offer">
      {product ? (
        <Offer product={product} parts={parts} />
      ) : (
        <>
          <h1>{t('marketplace.title')}</h1>
          <Empty title={t('marketplace.away')} />
        </>
      )}
      <p className="actions">
        <Link href={paths.marketplace()} className="link">
          {t('marketplace.back')}
        </Link>
      </p>
    </div>
  )
}
export default MarketplaceProduct

function Offer({ product, parts }: { readonly product: Product; readonly parts: FrameParts }) {
  const t = useT()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="offer-product">
      <parts.OfferPhoto name={name} image={image} />
      <div className="offer-words">
        <h1>{name}</h1>
        <p className="price">{price}</p>
        {availability && <p className="muted">{availability}</p>}
        <p>{product.description ?? t('product.noDescription')}</p>
        <OfferChat product={product} className="button" />
      </div>
    </article>
  )
}
