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
  useCart,
  useIsAbove,
  usePaths,
  useProductMarks,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { BuyFields } from './buy-fields.tsx'
import { Gallery } from './gallery.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductSections } from './product-sections.tsx'
import { Share } from './share.tsx'
import { tintStyle, useTints } from './tint.ts'
import { useWords } from './words.ts'

/** Fetched when the form's button leaves the screen. */
const BuyBar = lazy(() => import('./buy-bar.tsx'))
const FORM = 'buy'

/** A product in one column: photo, name, options, button; then sections, each with its tint. */
export default function Product(view: ScreenViews['Product']) {
  return <ProductBody key={view.product.id} {...view} />
}

function ProductBody({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const tints = useTints()
  const cart = useCart()
  const buy = useBuyForm(product)
  const marks = useProductMarks(product, buy)
  const end = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(end)
  return (
    <>
      <article className="product">
        <div className="product-top column" data-tint="" style={tintStyle(tints.ofProduct(product))}>
          <ProductSteps product={product} whole={t('bruma.shop')} className="steps" />
          <Gallery product={product} />
          {product.brand && <p className="muted">{product.brand}</p>}
          <h1>{product.name}</h1>
          {product.summary && <p className="promise">{firstSentence(product.summary)}</p>}
          <Price product={product} variantId={buy.variant?.id ?? null} percent className="price product-price" />
          <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="muted" />
          {marks.length > 0 && (
            <p className="badges">
              {marks.map((mark) => (
                <span key={mark} className="badge">
                  {mark}
                </span>
              ))}
            </p>
          )}
          {product.price === null ? (
            <p>{t('product.askPrice')}</p>
          ) : (
            <BuyFields buy={buy} id={FORM} onAdded={cart.open} />
          )}
          <div ref={end} />
          <BuyNow product={product} form={FORM} className="button button-quiet" />
          <ProductChat product={product} form={FORM} className="quiet-link" />
          <ShippingLine product={product} className="muted" />
          {product.supplier && <p className="muted">{t('product.supplier', { name: product.supplier })}</p>}
          <Share title={product.name} path={paths.product(product)} />
        </div>
        <ProductSections product={product} description={description} policies={policies} />
      </article>
      <section className="frame section">
        <h2 className="centred">{t('product.related')}</h2>
        {related.length > 0 ? (
          <ProductGrid products={related.slice(0, 8)} />
        ) : (
          <p className="muted centred">{t('product.noRelated')}</p>
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

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
