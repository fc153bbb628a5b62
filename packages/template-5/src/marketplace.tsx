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
import { Blank } from './picture.tsx'
import { useWords } from './words.ts'

/** Products of suppliers, ordered by chat. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useWords()
  return (
    <div className="catalog">
      <header className="catalog-head columns">
        <h1 className="display">{t('marketplace.title')}</h1>
      </header>
      <div className="columns">
        {listing && listing.products.length > 0 ? (
          <div className="grid catalog-grid">
            {listing.products.map((product) => (
              <Offer key={product.id} product={product} />
            ))}
          </div>
        ) : (
          <div className="blank-page">
            <p className="h1">{t(noOffers({ listing, away }))}</p>
          </div>
        )}
      </div>
      <div className="columns">{listing && <MarketplacePages listing={listing} className="pages" />}</div>
    </div>
  )
}

function Offer({ product }: { readonly product: MarketplaceProduct }) {
  const paths = usePaths()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="card">
      <ProductMedia
        className="plate"
        image={image && { ...image, alt: '' }}
        alt=""
        sizes="(min-width: 64rem) 24vw, 48vw"
        ratio={2 / 3}
        fallback={<Blank name={name} />}
      />
      <h2>
        <Link href={paths.marketplaceProduct(product)}>{name}</Link>
      </h2>
      <p className="caption">
        {price}
        {availability && ` · ${availability}`}
      </p>
    </article>
  )
}
