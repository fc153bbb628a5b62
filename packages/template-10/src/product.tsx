import type { Product as ProductData } from '@store/core'
import { percentOffOf, priceOf } from '@store/core'
import {
  Breadcrumbs,
  BuyNow,
  Instalments,
  Price,
  ProductChat,
  type ScreenViews,
  ShippingLine,
  useBuyForm,
  useCart,
  useIsAbove,
  usePaths,
  useProductMarks,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { useCatalogHref, useMatchesAge } from './age.tsx'
import { useBlockColors } from './block-colors.ts'
import { BuyFields } from './buy-fields.tsx'
import { DiscountStar } from './discount-star.tsx'
import { Gallery } from './gallery.tsx'
import { KeyFacts } from './key-facts.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductSections } from './product-sections.tsx'
import { ShareLater } from './share-later.tsx'
import { Wave } from './wave.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button leaves the screen. */
const BuyBar = lazy(() => import('./buy-bar.tsx'))
const FORM = 'buy'

/** A product: photos on the category's colour, the form on a white block, four facts, then the rest. */
export default function Product(view: ScreenViews['Product']) {
  return <ProductBody key={view.product.id} {...view} />
}

function ProductBody({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const blocks = useBlockColors()
  const fits = useMatchesAge()
  const cart = useCart()
  const buy = useBuyForm(product)
  const marks = useProductMarks(product, buy)
  const end = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(end)
  // Products for the chosen age come first. Others stay, so that the row is full.
  const alike = related.toSorted((a, b) => Number(fits(b)) - Number(fits(a)))
  return (
    <>
      <article className="product">
        <div className="stage" data-block={blocks.ofProduct(product)}>
          <Steps product={product} />
          <Gallery product={product} />
          {buy.availability === 'available' && (
            <DiscountStar percent={percentOffOf(product, buy.variant?.id ?? null)} />
          )}
        </div>
        <div className="frame">
          <div className="block toy-block">
            <div className="toy-words">
              {product.brand && <p className="small">{product.brand}</p>}
              <h1>{product.name}</h1>
              {product.summary && <p className="lead">{product.summary}</p>}
              {marks.length > 0 && (
                <p className="badges">
                  {marks.map((mark) => (
                    <span key={mark} className="badge">
                      {mark}
                    </span>
                  ))}
                </p>
              )}
              <KeyFacts product={product} />
            </div>
            <div className="toy-buy">
              <Price product={product} variantId={buy.variant?.id ?? null} percent className="price toy-price" />
              <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="small" />
              {product.price === null ? (
                <p>{t('product.askPrice')}</p>
              ) : (
                <BuyFields buy={buy} id={FORM} onAdded={cart.open} />
              )}
              <div ref={end} />
              <BuyNow product={product} form={FORM} className="button button-quiet" />
              <ProductChat product={product} form={FORM} className="text-link" />
              <ShippingLine product={product} className="small" />
              {product.supplier && <p className="small">{t('product.supplier', { name: product.supplier })}</p>}
              <ShareLater title={product.name} path={paths.product(product)} />
            </div>
          </div>
        </div>
        <ProductSections product={product} description={description} policies={policies} />
      </article>
      <Wave />
      <section className="frame section">
        <h2>{t('product.related')}</h2>
        {alike.length > 0 ? <ProductGrid products={alike.slice(0, 8)} /> : <p>{t('product.noRelated')}</p>}
      </section>
      {isPast && product.price !== null && (
        <Suspense>
          <BuyBar buy={buy} form={FORM} />
        </Suspense>
      )}
    </>
  )
}

function Steps({ product: { category, name } }: { readonly product: ProductData }) {
  const t = useWords()
  const shelf = useCatalogHref()
  const steps = [
    { name: t('nav.products'), href: shelf() },
    ...(category ? [{ name: category.name, href: shelf({ category: category.name }) }] : []),
    { name },
  ]
  return <Breadcrumbs steps={steps} className="steps frame" />
}
