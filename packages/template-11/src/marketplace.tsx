import type { MarketplaceProduct } from '@store/core'
import { Link, MarketplacePages, noOffers, type ScreenViews, useOffer, usePaths } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { Picture } from './picture.tsx'
import { ProductSketch } from './product-sketch.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** Products of suppliers (R7), or a text when there are none or the service does not answer. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useWords()
  const rooms = useRooms()
  const isFull = listing !== null && listing.products.length > 0
  return (
    <Split room={rooms(3)} narrow="away" scene={<ProductSketch name="estante" className="scene-sketch" />}>
      <header className="catalog-head">
        <h1>{t('marketplace.title')}</h1>
        {isFull && <p className="lead">{t('marketplace.text')}</p>}
        {listing && <p className="muted">{t('catalog.count', { count: listing.count })}</p>}
      </header>
      {isFull ? (
        <>
          <ul className="grid" data-style={2}>
            {listing.products.map((product) => (
              <li key={product.id}>
                <Offer product={product} />
              </li>
            ))}
          </ul>
          <MarketplacePages listing={listing} className="pages" />
        </>
      ) : (
        <EmptyState title={t(noOffers({ listing, away }))} />
      )}
    </Split>
  )
}

function Offer({ product }: { readonly product: MarketplaceProduct }) {
  const paths = usePaths()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="card">
      <div className="card-photo">
        <Picture product={{ name }} image={image} alt="" sizes="(min-width: 64rem) 24vw, 46vw" largest={800} />
      </div>
      <h2 className="card-name">
        <Link href={paths.marketplaceProduct(product)}>{name}</Link>
      </h2>
      <p className="price">{price}</p>
      {availability && <p className="muted">{availability}</p>}
    </article>
  )
}
