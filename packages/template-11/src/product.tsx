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
import { boxOf, materialOf } from './parts/box.ts'
import { BuyFields } from './parts/buy-fields.tsx'
import { ProductRow } from './parts/product-row.tsx'
import { Share } from './parts/share.tsx'
import { useSizes } from './parts/sizes.ts'
import { Split } from './parts/split.tsx'
import { useRooms } from './parts/use-rooms.ts'
import { Gallery } from './product/gallery.tsx'
import { ProductMeasures } from './product/product-measures.tsx'
import { ProductSections } from './product/product-sections.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button leaves the screen. */
const BuyBar = lazy(() => import('./product/buy-bar.tsx'))
const FORM = 'buy'

/**
 * A product: photos at the left, one below the other; at the right price, measures, and whether it fits through a door.
 */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const sizes = useSizes()
  const cart = useCart()
  const buy = useBuyForm(product)
  const atPrice = buy.compareAt !== null && buy.availability === 'available' ? [t('nogal.workshopPrice')] : []
  const marks = [...atPrice, ...useProductMarks(product, buy)]
  const end = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(end)
  const box = boxOf(product)
  const line = sizes.line(product)
  const material = materialOf(product.facts)
  return (
    <>
      <Split room={rooms(0)} className="product" sceneClassName="gallery-scene" scene={<Gallery product={product} />}>
        <article>
          <ProductSteps product={product} whole={t('nogal.pieces')} className="steps" />
          <header className="product-head">
            {product.brand && <p className="muted product-brand">{product.brand}</p>}
            <h1>{product.name}</h1>
            {product.summary && <p className="lead">{product.summary}</p>}
            <Price product={product} variantId={buy.variant?.id ?? null} percent className="price product-price" />
            <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="muted" />
            {(line || material) && (
              <p className="muted">
                {line}
                {line && material && ' · '}
                {material && <em>{material}</em>}
              </p>
            )}
            {marks.length > 0 && (
              <p className="badges">
                {marks.map((mark) => (
                  <span key={mark} className="badge">
                    {mark}
                  </span>
                ))}
              </p>
            )}
          </header>
          <BuyFields buy={buy} id={FORM} onAdded={cart.open} />
          <div ref={end} />
          <BuyNow product={product} form={FORM} className="button" data-tone="quiet" />
          <div className="product-ways wraps">
            <ProductChat product={product} form={FORM} className="link" />
            <Share title={product.name} path={paths.product(product)} />
          </div>
          <ShippingLine product={product} className="muted" />
          {product.supplier && <p className="muted">{t('product.supplier', { name: product.supplier })}</p>}
          {box && <ProductMeasures box={box} />}
          <ProductSections product={product} description={description} policies={policies} />
        </article>
        <section className="related">
          <h2>{t('product.related')}</h2>
          {related.length > 0 ? (
            <ul className="rows">
              {related.slice(0, 3).map((other) => (
                <li key={other.id}>
                  <ProductRow product={other} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">{t('product.noRelated')}</p>
          )}
        </section>
      </Split>
      {isPast && product.price !== null && (
        <Suspense>
          <BuyBar buy={buy} form={FORM} />
        </Suspense>
      )}
    </>
  )
}
