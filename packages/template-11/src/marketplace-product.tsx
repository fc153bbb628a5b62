import type { MarketplaceProduct as OfferData } from '@store/core'
import { Link, OfferChat, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Picture } from './picture.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** A product of a supplier, ordered by chat. */
export default function MarketplaceProduct({ product }: ScreenViews['MarketplaceProduct']) {
  const t = useWords()
  return product ? (
    <Offer product={product} />
  ) : (
    <div className="split" data-narrow="away">
      <div className="reading">
        <h1>{t('marketplace.title')}</h1>
        <EmptyState title={t('marketplace.away')} />
        <Back />
      </div>
    </div>
  )
}

function Offer({ product }: { readonly product: OfferData }) {
  const t = useWords()
  const rooms = useRooms()
  const { name, price, availability, image } = useOffer(product)
  return (
    <Split
      room={rooms(0)}
      scene={
        <Picture
          product={{ name }}
          image={image}
          alt={name}
          sizes="(min-width: 64rem) 52vw, 100vw"
          priority
          className="photo scene-photo"
        />
      }
    >
      <article className="offer">
        <h1>{name}</h1>
        <p className="price product-price">{price}</p>
        {availability && <p className="muted">{availability}</p>}
        <p className="lead">{product.description ?? t('product.noDescription')}</p>
        <OfferChat product={product} className="button" />
        <Back />
      </article>
    </Split>
  )
}

function Back() {
  const t = useWords()
  const paths = usePaths()
  return (
    <p>
      <Link href={paths.marketplace()} className="quiet-link">
        {t('marketplace.back')}
      </Link>
    </p>
  )
}
