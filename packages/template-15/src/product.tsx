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
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { BuyFields } from './buy-fields.tsx'
import { useClothOf } from './cloths.ts'
import { Gallery } from './gallery.tsx'
import { MakerTag } from './making.tsx'
import { ProductText } from './product-text.tsx'
import { Share } from './share.tsx'
import { Tiles } from './tiles.tsx'
import { ClothCut } from './weave.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button leaves the screen. */
const BuyBar = lazy(() => import('./buy-bar.tsx'))
const FORM = 'buy'

/** A product: the category's pattern; photos at the left, maker, price and form at the right; description below. */
export default function Product(view: ScreenViews['Product']) {
  return <ProductBody key={view.product.id} {...view} />
}

function ProductBody({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const clothOf = useClothOf()
  const buy = useBuyForm(product)
  const end = useRef<HTMLDivElement>(null)
  const isPast = useIsAbove(end)
  const soldOut = product.price !== null && buy.availability !== 'available' && !buy.variant
  return (
    <>
      <ClothCut from={clothOf(product.category)} className="piece-band" />
      <article className="product frame" data-availability={soldOut ? buy.availability : undefined}>
        <ProductSteps product={product} whole={t('nav.allProducts')} className="crumbs" />
        <Gallery product={product} chosen={buy.chosen} />
        <div className="product-words">
          {product.brand && <p className="quiet">{product.brand}</p>}
          <h1>{product.name}</h1>
          {product.summary && <p className="lead">{product.summary}</p>}
          <MakerTag facts={product.facts} />
          <Price product={product} variantId={buy.variant?.id ?? null} percent className="price large" />
          <Instalments amount={priceOf(product, buy.variant?.id ?? null)} limits={financing} className="quiet" />
          {soldOut && (
            <p className="woven-out">{t(buy.availability === 'soldOut' ? 'telar.wovenOut' : 'product.notAvailable')}</p>
          )}
          {product.condition === 'used' && <p className="quiet">{t('product.condition.used')}</p>}
          {product.price === null ? <p>{t('product.askPrice')}</p> : <BuyFields buy={buy} id={FORM} />}
          <div ref={end} />
          <BuyNow product={product} form={FORM} className="button" />
          <ProductChat product={product} form={FORM} className="under" />
          <ul className="services">
            <ServiceItems product={product} />
          </ul>
          <Share title={product.name} path={paths.product(product)} />
        </div>
      </article>
      <ProductText product={product} description={description} policies={policies} />
      <section className="related frame" aria-labelledby="related">
        <h2 id="related">{t('product.related')}</h2>
        {related.length > 0 ? (
          <Tiles products={related.slice(0, 4)} />
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
