import type { Product as ProductData } from '@store/core'
import { percentOffOf } from '@store/core'
import {
  Breadcrumbs,
  BuySection,
  PriceSection,
  type ScreenViews,
  ShareLater,
  TermsSection,
  useBuyForm,
  useCart,
  useIsAway,
  usePaths,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { useCatalogHref, useMatchesAge } from './parts/age.tsx'
import { useBlockColors } from './parts/block-colors.ts'
import { DiscountStar } from './parts/discount-star.tsx'
import { ProductGrid } from './parts/product-grid.tsx'
import { Wave } from './parts/wave.tsx'
import { Gallery } from './product/gallery.tsx'
import { KeyFacts } from './product/key-facts.tsx'
import { ProductSections } from './product/product-sections.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button is not on the screen. */
const BuyBar = lazy(() => import('./product/buy-bar.tsx'))
const FORM = 'buy'
/** Height of the bars at the bottom of the screen, in pixels. */
const BAR = 76

/** A product: photos on the category's colour, the form on a white block, four facts, then the rest. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const blocks = useBlockColors()
  const fits = useMatchesAge()
  const cart = useCart()
  const buy = useBuyForm(product)
  const end = useRef<HTMLDivElement>(null)
  const isAway = useIsAway(end, BAR)
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
          <div className="block toy-block one-column">
            <div className="toy-words">
              {product.brand && <p className="muted">{product.brand}</p>}
              <h1>{product.name}</h1>
            </div>
            <div className="toy-buy">
              <PriceSection buy={buy} financing={financing} />
              <BuySection buy={buy} id={FORM} onAdded={cart.open} />
              <div ref={end} />
              <TermsSection product={product} form={FORM} />
              <ShareLater
                title={product.name}
                path={paths.product(product)}
                listClassName="chips"
                linkClassName="chip"
              />
            </div>
            <div className="toy-about">
              {product.summary && <p className="lead">{product.summary}</p>}
              <KeyFacts product={product} />
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
      {isAway && product.price !== null && (
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
