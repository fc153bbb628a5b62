import {
  BuySection,
  PriceSection,
  ProductSteps,
  type ScreenViews,
  TermsSection,
  useBuyForm,
  useCart,
  useIsAway,
  usePaths,
} from '@store/template-kit'
import { lazy, Suspense, useRef } from 'react'
import { ProductGrid } from './parts/product-grid.tsx'
import { shadeOption } from './parts/shade-dots.tsx'
import { Share } from './parts/share.tsx'
import { tintStyle, useTints } from './parts/tint.ts'
import { Gallery } from './product/gallery.tsx'
import { ProductSections } from './product/product-sections.tsx'
import { useWords } from './words.ts'

/** Fetched when the form's button is not on the screen. */
const BuyBar = lazy(() => import('./product/buy-bar.tsx'))
const FORM = 'buy'
/** Height of the bars at the bottom of the screen, in pixels. */
const BAR = 96

/** A product: its arch and its form, side by side on wide screens; then sections, each with its tint. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const t = useWords()
  const paths = usePaths()
  const tints = useTints()
  const cart = useCart()
  const buy = useBuyForm(product)
  const end = useRef<HTMLDivElement>(null)
  const isAway = useIsAway(end, BAR)
  return (
    <>
      <article className="product">
        <div className="product-top frame one-column" data-tint="" style={tintStyle(tints.ofProduct(product))}>
          <ProductSteps product={product} whole={t('bruma.shop')} className="steps" />
          <Gallery product={product} />
          <div className="product-words one-column">
            {product.brand && <p className="muted">{product.brand}</p>}
            <h1>{product.name}</h1>
            {product.summary && <p className="promise">{firstSentence(product.summary)}</p>}
            <PriceSection buy={buy} financing={financing} />
            <BuySection buy={buy} id={FORM} onAdded={cart.open} option={shadeOption(buy)} />
            <div ref={end} />
            <TermsSection product={product} form={FORM} />
            <Share title={product.name} path={paths.product(product)} />
          </div>
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
      {isAway && product.price !== null && (
        <Suspense>
          <BuyBar buy={buy} form={FORM} />
        </Suspense>
      )}
    </>
  )
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
