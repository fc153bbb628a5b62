import { priceOf, type Product as Thing } from '@store/core'
import {
  BuyNow,
  type BuyState,
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
import { Gallery } from './gallery.tsx'
import { IndexTable } from './index-table.tsx'
import { ProductSections } from './product-sections.tsx'
import { Share } from './share.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button leaves the screen. */
const BuyBar = lazy(() => import('./buy-bar.tsx'))
const FORM = 'buy'

export default function Product(view: ScreenViews['Product']) {
  return <ProductBody key={view.product.id} {...view} />
}

/** A product: photos over the full width, four cells to buy it, its facts as rows. */
function ProductBody({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const buy = useBuyForm(product)
  const bought = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(bought)
  return (
    <>
      <article className="product">
        <Gallery product={product} />
        <div className="panel" ref={bought}>
          <div className="panel-name">
            <ProductSteps product={product} whole={t('nav.products')} className="way" />
            <h1>{product.name}</h1>
            <Labels product={product} buy={buy} />
          </div>
          <div className="panel-price">
            <Price product={product} variantId={buy.variant?.id ?? null} percent />
            <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="small" />
          </div>
          {product.price === null ? (
            <p className="panel-ask">{t('product.askPrice')}</p>
          ) : (
            <BuyFields buy={buy} id={FORM} className="panel-buy" />
          )}
        </div>
        <div className="told">
          {product.summary && <p className="told-first">{product.summary}</p>}
          <BuyNow product={product} form={FORM} className="press press-hollow" />
          <div>
            <ProductChat product={product} form={FORM} className="press press-hollow" />
          </div>
          <ShippingLine product={product} className="small" />
          {product.supplier && <p className="small">{t('product.supplier', { name: product.supplier })}</p>}
          <Share title={product.name} path={paths.product(product)} />
        </div>
        <ProductSections product={product} description={description} policies={policies} />
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

/** Notes above the price: sold out, used, free shipping. */
function Labels({ product, buy }: { readonly product: Thing; readonly buy: BuyState }) {
  const labels = useProductMarks(product, buy)
  return (
    labels.length > 0 && (
      <p className="labels">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    )
  )
}
