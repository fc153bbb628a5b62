import type { MarketplaceProduct as Offer } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { ChatLink, Link, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { ChatIcon } from './icons.tsx'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="product-page">
      {product ? (
        <Details product={product} />
      ) : (
        <>
          <h1>{t('marketplace.title')}</h1>
          <EmptyState text={t('marketplace.away')} />
        </>
      )}
      <p>
        <Link href={paths.marketplace()} className="text-button">
          {t('marketplace.back')}
        </Link>
      </p>
    </div>
  )
}

function Details({ product }: { readonly product: Offer }) {
  const t = useWords()
  const { name, price, availability, image } = useOffer(product)
  const shown = { name, images: image ? [image] : [], category: null }
  return (
    <article className="product">
      <div className="gallery">
        <Picture product={shown} sizes="(min-width: 48rem) 38vw, 92vw" priority />
      </div>
      <div className="product-side">
        <header className="product-head">
          <h1>{name}</h1>
          <p className="price product-price">{price}</p>
          {availability && <p className="unit">{availability}</p>}
        </header>
        <p>{product.description ?? t('product.noDescription')}</p>
        <ChatLink text={t('chat.product', { name, url: product.id })} className="button">
          <ChatIcon /> {t('footer.chat')}
        </ChatLink>
      </div>
    </article>
  )
}
