import type { MarketplaceProduct as Offer } from '@store/core'
import { Link, OfferChat, ProductMedia, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { Blank } from './picture.tsx'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  const paths = usePaths()
  return (
    <article className="piece columns">
      {product ? (
        <Details product={product} />
      ) : (
        <div className="piece-text">
          <h1 className="h1">{t('marketplace.title')}</h1>
          <p>{t('marketplace.away')}</p>
          <Back href={paths.marketplace()} />
        </div>
      )}
    </article>
  )
}

function Details({ product }: { readonly product: Offer }) {
  const t = useWords()
  const paths = usePaths()
  const { name, price, availability, image } = useOffer(product)
  return (
    <>
      <div className="piece-pictures">
        <ProductMedia
          className="plate"
          image={image}
          alt={name}
          sizes="(min-width: 64rem) 50vw, 100vw"
          ratio={2 / 3}
          priority
          fallback={<Blank name={name} />}
        />
      </div>
      <div className="piece-text">
        <h1 className="h1">{name}</h1>
        <p className="price piece-price">{price}</p>
        {availability && <p className="caption">{availability}</p>}
        <p>{product.description ?? t('product.noDescription')}</p>
        <p className="piece-words">
          <OfferChat product={product} className="word underlined" />
        </p>
        <Back href={paths.marketplace()} />
      </div>
    </>
  )
}

function Back({ href }: { readonly href: string }) {
  return (
    <p>
      <Link href={href} className="word underlined">
        {useWords()('marketplace.back')}
      </Link>
    </p>
  )
}
