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
import { authorOf } from './parts/book.ts'
import { Shelf } from './parts/shelf.tsx'
import { firstPageOf } from './product/first-page.ts'
import { Gallery } from './product/gallery.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button is not on the screen. */
const BuyBar = lazy(() => import('./product/buy-bar.tsx'))
const FORM = 'buy'

/** A book: cover, text with a drop cap, facts in the margin. On phones title and price are beside the cover. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const buy = useBuyForm(product)
  const form = useRef<HTMLDivElement>(null)
  const isAway = useIsAway(form)
  const author = authorOf(product)
  const { quote, rest } = firstPageOf(description)
  return (
    <>
      <article className="product frame" data-availability={buy.availability}>
        <ProductSteps product={product} whole={t('catalog.title')} className="steps" />
        <Gallery product={product} chosen={buy.chosen} />
        <div className="product-head one-column">
          <h1>{product.name}</h1>
          {author && <p className="product-author">{author}</p>}
          <PriceSection buy={buy} financing={financing} />
        </div>
        <div className="product-buy one-column">
          <BuySection buy={buy} id={FORM} button={buy.outcome === 'added' ? t('product.added') : undefined}>
            <div ref={form} />
          </BuySection>
          <TermsSection product={product} form={FORM} />
        </div>
        <DetailsSection product={product} description={rest} policies={policies} />
        {quote && (
          <section className="leaf" aria-labelledby="first-page">
            <h2 id="first-page">{t('anaquel.firstPage')}</h2>
            <blockquote>
              <p>{quote}</p>
            </blockquote>
          </section>
        )}
        <ShareRow title={product.name} path={paths.product(product)} />
      </article>
      <section className="room frame related" aria-labelledby="related">
        <h2 id="related">{t('product.related')}</h2>
        {related.length > 0 ? (
          <Shelf products={related.slice(0, 12)} label={t('product.related')} />
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
