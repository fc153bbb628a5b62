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
import { CardGrid } from './card-grid.tsx'
import { useFitting, useSeen } from './my-size.tsx'
import { Photos } from './photos.tsx'
import { SectionHead } from './section-head.tsx'
import { ShareLater } from './share-later.tsx'
import { Slabs } from './slabs.tsx'
import { useSports } from './sports.ts'
import { useWords } from './words.ts'

/** Comes when the real button has left the screen. */
const BuyBar = lazy(() => import('./buy-bar.tsx'))
const FORM = 'buy'

/** A mosaic of squares that bleeds to the left; its name, sizes and one large button beside it; then four slabs. */
export default function Product(view: ScreenViews['Product']) {
  return <OneProduct key={view.product.id} {...view} />
}

function OneProduct({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const sports = useSports()
  const buy = useBuyForm(product)
  const marks = useProductMarks(product, buy)
  const end = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(end)
  useSeen(product)
  // A short row is not made empty by the shopper's size.
  const fitting = useFitting(related)
  const alike = fitting.length > 0 ? fitting : related
  return (
    <div style={sports.ofProduct(product)}>
      <article className="product">
        <Photos product={product} />
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
      <Slabs product={product} description={description} policies={policies} />
      <section className="section" aria-labelledby="alike">
        <SectionHead id="alike" title={t('product.related')} />
        {alike.length > 0 ? (
          <CardGrid products={alike.slice(0, 8)} />
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
