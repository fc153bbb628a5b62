import type { MarketplaceProduct as Offer } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { ChatLink, Link, useOffer, usePaths, useT } from '@store/template-kit'
import { Picture } from './picture.tsx'

/** A product of the marketplace. It is ordered by chat; the shop then orders it from the supplier. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useT()
  const paths = usePaths()
  return (
    <article className="frame product">
      {product ? (
        <Details product={product} />
      ) : (
        <>
          <h1>{t('marketplace.title')}</h1>
          <p className="empty">{t('marketplace.away')}</p>
        </>
      )}
      <p>
        <Link href={paths.marketplace()}>{t('marketplace.back')}</Link>
      </p>
    </article>
  )
}

function Details({ product }: { readonly product: Offer }) {
  const t = useT()
  const { name, price, availability, image } = useOffer(product)
  return (
    <div className="product-top">
      <Picture name={name} image={image} alt={name} sizes="(min-width: 64rem) 50vw, 100vw" priority />
      <div className="buy-box">
        <h1>{name}</h1>
        <p className="price">{price}</p>
        {availability && <p className="muted">{availability}</p>}
        <p>{product.description ?? t('product.noDescription')}</p>
        <ChatLink text={t('chat.product', { name, url: product.id })} className="button chat-button">
          {t('footer.chat')}
        </ChatLink>
      </div>
    </div>
  )
}
