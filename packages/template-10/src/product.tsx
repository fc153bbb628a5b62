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
import { About } from './about.tsx'
import { useFits, useShelf } from './age.tsx'
import { useBlocks } from './blocks.ts'
import { Burst } from './burst.tsx'
import { BuyFields } from './buy-fields.tsx'
import { Gallery } from './gallery.tsx'
import { ProductGrid } from './product-grid.tsx'
import { Rounds } from './rounds.tsx'
import { ShareLater } from './share-later.tsx'
import { Wave } from './wave.tsx'
import { useWords } from './words.ts'

/** Comes when the real button has left the screen. */
const BuyBar = lazy(() => import('./buy-bar.tsx'))
const FORM = 'buy'

/** A stage in the category's colour, a white block that leans into it, four rounds, a wave, and then the rest. */
export default function Product(view: ScreenViews['Product']) {
  return <OneToy key={view.product.id} {...view} />
}

function OneToy({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const blocks = useBlocks()
  const fits = useFits()
  const cart = useCart()
  const buy = useBuyForm(product)
  const marks = useProductMarks(product, buy)
  const end = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(end)
  // What is for the age chosen comes first; a short row is not made shorter.
  const alike = related.toSorted((a, b) => Number(fits(b)) - Number(fits(a)))
  return (
    <>
      <article className="product">
        <div className="stage" data-block={blocks.ofProduct(product)}>
          <Steps product={product} />
          <Gallery product={product} />
          {buy.availability === 'available' && <Burst percent={percentOffOf(product, buy.variant?.id ?? null)} />}
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
              <Rounds product={product} />
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
        <About product={product} description={description} policies={policies} />
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
  const shelf = useShelf()
  const steps = [
    { name: t('nav.products'), href: shelf() },
    ...(category ? [{ name: category.name, href: shelf({ category: category.name }) }] : []),
    { name },
  ]
  return <Breadcrumbs steps={steps} className="steps frame" />
}
