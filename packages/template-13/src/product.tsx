import {
  DetailsSection,
  PriceSection,
  ProductSteps,
  type ScreenViews,
  ShareLater,
  TermsSection,
  useBuyForm,
  useIsAbove,
  usePaths,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { BuyFields } from './parts/buy-fields.tsx'
import { useCategoryColors } from './parts/category-colors.ts'
import { useProductsInMySize, useRememberSizes } from './parts/my-size.tsx'
import { ProductGrid } from './parts/product-grid.tsx'
import { SectionHead } from './parts/section-head.tsx'
import { Gallery } from './product/gallery.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button leaves the screen. */
const BuyBar = lazy(() => import('./product/buy-bar.tsx'))
const FORM = 'buy'

/** A product: photos at the left up to the window's edge, name and form beside them; then sections. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const sports = useCategoryColors()
  const buy = useBuyForm(product)
  const end = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(end)
  useRememberSizes(product)
  // Related products are filtered by size only if any are left.
  const fitting = useProductsInMySize(related)
  const alike = fitting.length > 0 ? fitting : related
  return (
    <div style={sports.ofProduct(product)}>
      <article className="product">
        <Gallery product={product} />
        <div className="product-side">
          <ProductSteps product={product} whole={t('nav.products')} className="steps" />
          {product.brand && <p className="muted">{product.brand}</p>}
          <h1>{product.name}</h1>
          {product.summary && <p className="lead">{product.summary}</p>}
          <PriceSection buy={buy} financing={financing} />
          <BuyFields buy={buy} id={FORM} />
          <div ref={end} />
          <TermsSection product={product} form={FORM} />
          <ShareLater title={product.name} path={paths.product(product)} listClassName="chips" linkClassName="chip" />
        </div>
      </article>
      <div className="slabs">
        <DetailsSection product={product} description={description} policies={policies} />
      </div>
      <section className="section" aria-labelledby="alike">
        <SectionHead id="alike" title={t('product.related')} />
        {alike.length > 0 ? (
          <ProductGrid products={alike.slice(0, 8)} whole />
        ) : (
          <p className="inset">{t('product.noRelated')}</p>
        )}
      </section>
      {isPast && product.price !== null && (
        <Suspense>
          <BuyBar buy={buy} form={FORM} />
        </Suspense>
      )}
    </div>
  )
}
