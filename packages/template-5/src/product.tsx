import type { Product as Piece } from '@store/core'
import {
  DetailsSection,
  PriceSection,
  type ScreenViews,
  ShareLater,
  useBuyForm,
  useIsAway,
  usePaths,
  useShop,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { BuyFields } from './parts/buy-fields.tsx'
import { PageNumber } from './parts/page-number.tsx'
import { pageNumbersFor } from './parts/page-numbers.ts'
import { ProductCard } from './parts/product-card.tsx'
import { TwoPartTitle } from './parts/two-part-title.tsx'
import { Gallery } from './product/gallery.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button is not on the screen. */
const BuyBar = lazy(() => import('./product/buy-bar.tsx'))

/** Longer names, in letters, are set smaller. */
const LONG = 36
/** How many related products are shown. */
const MOST_RELATED = 4

/** A product: photos in a column at the left, the text beside them is sticky. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const { categories } = useShop()
  const paths = usePaths()
  const buy = useBuyForm(product)
  const button = useRef<HTMLDivElement>(null)
  const isAway = useIsAway(button)
  return (
    <>
      <article className="piece columns">
        <Gallery product={product} />
        <div className="piece-text">
          <h1 className="h1" data-long={product.name.length > LONG ? '' : undefined}>
            <TwoPartTitle text={product.name} />
          </h1>
          {product.summary && <p>{product.summary}</p>}
          <PriceSection buy={buy} financing={financing} />
          <BuyFields id="buy" buy={buy}>
            <div ref={button} />
          </BuyFields>
          <ShareLater title={product.name} path={paths.product(product)} linkClassName="word" />
          <div className="notes">
            <DetailsSection product={product} description={description} policies={policies} />
          </div>
          <PageNumber page={pageNumbersFor(categories).product(product.category)} />
        </div>
      </article>
      <Related products={related} />
      {isAway && buy.availability === 'available' && (
        <Suspense>
          <BuyBar buy={buy} />
        </Suspense>
      )}
    </>
  )
}

function Related({ products }: { readonly products: readonly Piece[] }) {
  const t = useWords()
  return (
    <section className="related columns section">
      <h2 className="h2">
        <TwoPartTitle text={t('product.related')} />
      </h2>
      {products.length === 0 ? (
        <p>{t('product.noRelated')}</p>
      ) : (
        <div className="grid related-grid">
          {products.slice(0, MOST_RELATED).map((product) => (
            <ProductCard key={product.id} product={product} sizes="(min-width: 64rem) 24vw, 48vw" />
          ))}
        </div>
      )}
    </section>
  )
}
