import {
  DetailsSection,
  PriceSection,
  ProductSteps,
  type ScreenViews,
  TermsSection,
  useBuyForm,
  useIsAbove,
  usePaths,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { BuyFields } from './parts/buy-fields.tsx'
import { IndexTable } from './parts/index-table.tsx'
import { Share } from './parts/share.tsx'
import { Gallery } from './product/gallery.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button leaves the screen. */
const BuyBar = lazy(() => import('./product/buy-bar.tsx'))
const FORM = 'buy'

/** A product: photos over the full width, three cells to buy it, its facts as rows. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const buy = useBuyForm(product)
  const bought = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(bought)
  return (
    <>
      <article className="product">
        <Gallery product={product} />
        <div className="buy-cells" ref={bought}>
          <div className="buy-name">
            <ProductSteps product={product} whole={t('nav.products')} className="way" />
            <h1>{product.name}</h1>
          </div>
          <div className="buy-price">
            <PriceSection buy={buy} financing={financing} />
          </div>
          <BuyFields buy={buy} id={FORM} />
        </div>
        <div className="told">
          {product.summary && <p className="told-first">{product.summary}</p>}
          <TermsSection product={product} form={FORM} />
          <Share title={product.name} path={paths.product(product)} />
        </div>
        <div className="details">
          <DetailsSection product={product} description={description} policies={policies} />
        </div>
      </article>
      <section aria-labelledby="alike">
        <h2 id="alike" className="band">
          {t('product.related')}
        </h2>
        {related.length > 0 ? (
          <IndexTable products={related.slice(0, 8)} live />
        ) : (
          <p className="bare-line">{t('product.noRelated')}</p>
        )}
      </section>
      {isPast && product.price !== null && (
        <Suspense>
          <BuyBar buy={buy} form={FORM} />
        </Suspense>
      )}
    </>
  )
}
