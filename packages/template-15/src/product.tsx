import {
  BuySection,
  DetailsSection,
  PriceSection,
  ProductSteps,
  type ScreenViews,
  ShareRow,
  TermsSection,
  useBuyForm,
  useIsAway,
  usePaths,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { useClothOf } from './parts/cloths.ts'
import { MakerTag } from './parts/making.tsx'
import { Tiles } from './parts/tiles.tsx'
import { ClothCut } from './parts/weave.tsx'
import { YarnSwatch } from './parts/yarn-swatch.tsx'
import { Gallery } from './product/gallery.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button is not on the screen. */
const BuyBar = lazy(() => import('./product/buy-bar.tsx'))
const FORM = 'buy'

/** A product: the category's pattern; photos at the left, maker, price and form at the right; description below. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const clothOf = useClothOf()
  const buy = useBuyForm(product)
  const end = useRef<HTMLDivElement>(null)
  const isAway = useIsAway(end)
  const soldOut = product.price !== null && buy.availability !== 'available' && !buy.variant
  return (
    <>
      <ClothCut from={clothOf(product.category)} className="piece-band" />
      <article className="product frame one-column" data-availability={soldOut ? buy.availability : undefined}>
        <ProductSteps product={product} whole={t('nav.allProducts')} className="crumbs" />
        <Gallery product={product} chosen={buy.chosen} />
        <div className="product-words one-column">
          {product.brand && <p className="muted">{product.brand}</p>}
          <h1>{product.name}</h1>
          <PriceSection buy={buy} financing={financing} />
          {product.summary && <p className="lead">{product.summary}</p>}
          <BuySection
            buy={buy}
            id={FORM}
            option={(value) => <YarnSwatch value={value} />}
            button={buy.outcome === 'added' ? t('product.added') : undefined}
          >
            <div ref={end} />
          </BuySection>
          <TermsSection product={product} form={FORM} />
          <MakerTag facts={product.facts} />
          <ShareRow title={product.name} path={paths.product(product)} />
        </div>
      </article>
      <div className="product-text frame one-column">
        <DetailsSection product={product} description={description} policies={policies} />
      </div>
      <section className="related frame" aria-labelledby="related">
        <h2 id="related">{t('product.related')}</h2>
        {related.length > 0 ? (
          <Tiles products={related.slice(0, 4)} />
        ) : (
          <p className="muted">{t('product.noRelated')}</p>
        )}
      </section>
      {isAway && product.price !== null && (
        <Suspense>
          <BuyBar buy={buy} form={FORM} />
        </Suspense>
      )}
    </>
  )
}
