import { priceOf } from '@store/core'
import {
  BuyNow,
  Instalments,
  Price,
  ProductChat,
  ProductSteps,
  type ScreenViews,
  ServiceItems,
  useBuyForm,
  useIsAbove,
  usePaths,
  useSettings,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { BuyFields } from './buy-fields.tsx'
import { Gallery } from './gallery.tsx'
import { materialOf } from './material.ts'
import { ProductGrid } from './product-grid.tsx'
import { ProductText } from './product-text.tsx'
import type { Settings } from './settings.ts'
import { Share } from './share.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button leaves the screen. */
const BuyBar = lazy(() => import('./buy-bar.tsx'))
const FORM = 'buy'

/** A product in three columns: its text at the left, its photos in the middle, price and form at the right. */
export default function Product(view: ScreenViews['Product']) {
  return <ProductBody key={view.product.id} {...view} />
}

function ProductBody({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const { percent } = useSettings<Settings>()
  const buy = useBuyForm(product)
  const end = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(end)
  const material = materialOf(product.facts)
  const soldOut = product.price !== null && buy.availability !== 'available' && !buy.variant
  return (
    <>
      <ProductSteps product={product} whole={t('vitrina.all')} className="steps frame" />
      <article className="product frame" data-piece="" data-availability={soldOut ? buy.availability : undefined}>
        <Gallery product={product} chosen={buy.chosen} />
        <div className="product-label">
          <span className="rule" aria-hidden="true" />
          {product.brand && <p className="quiet">{product.brand}</p>}
          <h1>{product.name}</h1>
          {material && <p>{material}</p>}
          <Price product={product} variantId={buy.variant?.id ?? null} percent={percent} className="price" />
          <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="quiet" />
          {soldOut && (
            <p className="sold">{t(buy.availability === 'soldOut' ? 'vitrina.sold' : 'product.notAvailable')}</p>
          )}
          {product.condition === 'used' && <p className="quiet">{t('product.condition.used')}</p>}
          {product.price === null ? <p>{t('product.askPrice')}</p> : <BuyFields buy={buy} id={FORM} />}
          <div ref={end} />
          <BuyNow product={product} form={FORM} className="button buy-button" />
          <ProductChat product={product} form={FORM} className="under" />
          <ul className="services">
            <ServiceItems product={product} />
          </ul>
          <Share title={product.name} path={paths.product(product)} />
        </div>
        <ProductText product={product} description={description} policies={policies} />
      </article>
      <section className="related frame" aria-labelledby="related">
        <h2 id="related">{t('product.related')}</h2>
        {related.length > 0 ? (
          <ProductGrid products={related.slice(0, 6)} />
        ) : (
          <p className="quiet">{t('product.noRelated')}</p>
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
