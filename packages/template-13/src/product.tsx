import { priceOf } from '@store/core'
import {
  BuyNow,
  Instalments,
  Price,
  ProductChat,
  ProductSteps,
  type ScreenViews,
  ShippingLine,
  useBuyForm,
  useIsAbove,
  usePaths,
  useProductMarks,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { BuyFields } from './buy-fields.tsx'
import { useCategoryColors } from './category-colors.ts'
import { Gallery } from './gallery.tsx'
import { useProductsInMySize, useRememberSizes } from './my-size.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductSections } from './product-sections.tsx'
import { SectionHead } from './section-head.tsx'
import { ShareLater } from './share-later.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button leaves the screen. */
const BuyBar = lazy(() => import('./buy-bar.tsx'))
const FORM = 'buy'

/** A product: photos at the left up to the window's edge, name and form beside them; then sections. */
export default function Product(view: ScreenViews['Product']) {
  return <ProductBody key={view.product.id} {...view} />
}

function ProductBody({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const sports = useCategoryColors()
  const buy = useBuyForm(product)
  const marks = useProductMarks(product, buy)
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
          {product.brand && <p className="small">{product.brand}</p>}
          <h1>{product.name}</h1>
          {product.summary && <p className="lead">{product.summary}</p>}
          {marks.length > 0 && (
            <p className="marks">
              {marks.map((mark) => (
                <span key={mark} className="mark">
                  {mark}
                </span>
              ))}
            </p>
          )}
          <Price product={product} variantId={buy.variant?.id ?? null} percent className="price product-price" />
          <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="small" />
          {product.price === null ? <p>{t('product.askPrice')}</p> : <BuyFields buy={buy} id={FORM} />}
          <div ref={end} />
          <BuyNow product={product} form={FORM} className="button button-line" />
          <ProductChat product={product} form={FORM} className="button button-line" />
          <ShippingLine product={product} className="small" />
          {product.supplier && <p className="small">{t('product.supplier', { name: product.supplier })}</p>}
          <ShareLater title={product.name} path={paths.product(product)} />
        </div>
      </article>
      <ProductSections product={product} description={description} policies={policies} />
      <section className="section" aria-labelledby="alike">
        <SectionHead id="alike" title={t('product.related')} />
        {alike.length > 0 ? (
          <ProductGrid products={alike.slice(0, 8)} />
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
