import {
  BuySection,
  DetailsSection,
  PriceSection,
  ProductSteps,
  type ScreenViews,
  ShareRow,
  TermsSection,
  useBuyForm,
  useIsAway,
  usePaths,
  useSettings,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { materialOf } from './parts/material.ts'
import { ProductGrid } from './parts/product-grid.tsx'
import { Gallery } from './product/gallery.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** Fetched when the form's button is not on the screen. */
const BuyBar = lazy(() => import('./product/buy-bar.tsx'))
const FORM = 'buy'

/** A product in three columns: its text at the left, its photos in the middle, price and form at the right. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const { percent } = useSettings<Settings>()
  const buy = useBuyForm(product)
  const form = useRef<HTMLDivElement>(null)
  const isAway = useIsAway(form)
  const material = materialOf(product.facts)
  const soldOut = product.price !== null && buy.availability !== 'available' && !buy.variant
  return (
    <>
      <ProductSteps product={product} whole={t('vitrina.all')} className="steps frame" />
      <article
        className="product frame one-column"
        data-piece=""
        data-availability={soldOut ? buy.availability : undefined}
      >
        <Gallery product={product} chosen={buy.chosen} />
        <div className="product-label">
          <span className="rule" aria-hidden="true" />
          {product.brand && <p className="muted">{product.brand}</p>}
          <h1>{product.name}</h1>
          {material && <p>{material}</p>}
          <PriceSection buy={buy} financing={financing} percent={percent} />
          <BuySection buy={buy} id={FORM} button={buy.outcome === 'added' ? t('product.added') : undefined}>
            <div ref={form} />
          </BuySection>
          <TermsSection product={product} form={FORM} />
          <ShareRow title={product.name} path={paths.product(product)} />
        </div>
        <div className="product-text one-column">
          <DetailsSection product={product} description={description} policies={policies} />
        </div>
      </article>
      <section className="related frame" aria-labelledby="related">
        <h2 id="related">{t('product.related')}</h2>
        {related.length > 0 ? (
          <ProductGrid products={fullRows(related)} />
        ) : (
          <p className="muted">{t('product.noRelated')}</p>
        )}
      </section>
      {isAway && product.price !== null && (
        <Suspense>
          <BuyBar buy={buy} form={FORM} />
        </Suspense>
      )}
    </>
  )
}

/** Returns the first six items if there are as many, else the first three at most. */
const fullRows = <Item,>(items: readonly Item[]): readonly Item[] => items.slice(0, items.length < 6 ? 3 : 6)
