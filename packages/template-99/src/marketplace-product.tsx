import type { MarketplaceProduct as Offer } from '@store/core'
import { ChatLink, Link, ProductMedia, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { Bubble } from './bubble.tsx'
import { Drawing } from './photo.tsx'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <div className="thread">
      {product ? (
        <OfferMessages product={product} />
      ) : (
        <>
          <Bubble as="h1" from="you" className="question">
            {t('marketplace.title')}
          </Bubble>
          <Bubble>{t('marketplace.away')}</Bubble>
        </>
      )}
      <Link href={paths.marketplace()} className="chip">
        {t('marketplace.back')}
      </Link>
    </div>
  )
}

function OfferMessages({ product }: { readonly product: Offer }) {
  const t = useWords()
  const { name, price, availability, image } = useOffer(product)
  return (
    <>
      <div className="bubble album" data-from="shop" data-count="1">
        <ProductMedia
          className="photo"
          image={image}
          alt={name}
          sizes="(min-width: 40rem) 538px, 84vw"
          ratio={4 / 5}
          priority
          fallback={<Drawing name={name} />}
        />
      </div>
      <div className="bubble product-title" data-from="shop">
        <h1>{name}</h1>
        <p className="product-price price">{price}</p>
        {availability && <p className="hint">{availability}</p>}
      </div>
      <Bubble>{product.description ?? t('product.noDescription')}</Bubble>
      <ChatLink text={t('charla.askAbout', { name })} className="button">
        {t('footer.chat')}
      </ChatLink>
    </>
  )
}
