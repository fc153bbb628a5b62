import type { MarketplaceProduct } from '@store/core'
import {
  Link,
  MarketplacePages,
  noOffers,
  ProductMedia,
  type ScreenViews,
  useOffer,
  usePaths,
} from '@store/template-kit'
import { EmptyTable } from './empty-table.tsx'
import { Blank } from './picture.tsx'
import { useWords } from './words.ts'

/** Products of suppliers, which the shop can order. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useWords()
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{t('marketplace.title')}</h1>
        <p className="muted">{t('marketplace.text')}</p>
      </header>
      {listing && listing.products.length > 0 ? (
        <div className="grid" data-view="grid" data-style="2">
          {listing.products.map((product) => (
            <Offer key={product.id} product={product} />
          ))}
        </div>
      ) : (
        <EmptyTable title={t(noOffers({ listing, away }))} />
      )}
      {listing && <MarketplacePages listing={listing} className="pages" />}
    </div>
  )
}

function Offer({ product }: { readonly product: MarketplaceProduct }) {
  const t = useWords()
  const paths = usePaths()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="card">
      <div className="card-plate">
        <ProductMedia
          className="plate"
          image={image && { ...image, alt: '' }}
          alt=""
          sizes="(min-width: 64rem) 18vw, 46vw"
          ratio={1}
          fallback={<Blank name={name} reference={product.id} />}
        />
      </div>
      <div className="card-text">
        <p className="ref">{t('volt.ref', { sku: product.id })}</p>
        <h2 className="card-name">
          <Link href={paths.marketplaceProduct(product)}>{name}</Link>
        </h2>
      </div>
      <div className="card-deal">
        <p className="card-price">
          <span className="price">{price}</span>
          {availability && <span className="muted">{availability}</span>}
        </p>
      </div>
    </article>
  )
}
