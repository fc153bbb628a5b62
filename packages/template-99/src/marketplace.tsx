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
import { Bubble } from './bubble.tsx'
import { Drawing } from './photo.tsx'
import { useWords } from './words.ts'

/** Products of suppliers. */
export default function Marketplace({ listing, away }: ScreenViews['Marketplace']) {
  const t = useWords()
  return (
    <div className="thread">
      <Bubble as="h1" from="you" className="question">
        {t('marketplace.title')}
      </Bubble>
      {listing && listing.products.length > 0 ? (
        <>
          <Bubble>{t('marketplace.text')}</Bubble>
          <ul className="products">
            {listing.products.map((product) => (
              <li key={product.id}>
                <Offer product={product} />
              </li>
            ))}
          </ul>
          <MarketplacePages listing={listing} className="pages" />
        </>
      ) : (
        <Bubble>{t(noOffers({ listing, away }))}</Bubble>
      )}
    </div>
  )
}

function Offer({ product }: { readonly product: MarketplaceProduct }) {
  const t = useWords()
  const paths = usePaths()
  const { name, price, availability, image } = useOffer(product)
  return (
    <article className="product bubble" data-from="shop">
      <div className="product-photo">
        <ProductMedia
          className="photo"
          image={image && { ...image, alt: '' }}
          alt=""
          sizes="(min-width: 40rem) 538px, 84vw"
          ratio={4 / 5}
          fallback={<Drawing name={name} />}
        />
      </div>
      <div className="product-text">
        <h2 className="product-name">
          <Link href={paths.marketplaceProduct(product)}>{name}</Link>
        </h2>
        <p className="price">{price}</p>
        {availability && <p className="product-note">{availability}</p>}
      </div>
      <div className="product-replies">
        <Link href={paths.marketplaceProduct(product)} className="reply product-see" tabIndex={-1} aria-hidden="true">
          {t('charla.see')}
        </Link>
      </div>
    </article>
  )
}
