import type { Product as Piece } from '@store/core'
import { type ScreenViews, useBuyForm, useIsAbove, usePaths, useShop } from '@store/template-kit'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { BuyFields } from './buy-fields.tsx'
import { Gallery } from './gallery.tsx'
import { PageNumber } from './page-number.tsx'
import { pageNumbersFor } from './page-numbers.ts'
import { ProductCard } from './product-card.tsx'
import { ProductNotes } from './product-notes.tsx'
import { Share } from './share.tsx'
import { TwoPartTitle } from './two-part-title.tsx'
import { useWords } from './words.ts'

const BuyBar = lazy(() => import('./buy-bar.tsx'))

/** Titles with at least this many letters are set smaller. */
const LONG = 36
/** How many related products are shown. */
const MOST_RELATED = 4

/** A product: photos in a column at the left, the text beside them is sticky. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const { categories } = useShop()
  const paths = usePaths()
  const buy = useBuyForm(product)
  const form = useRef<HTMLDivElement>(null)
  const isAbove = useIsAbove(form)
  // The bar is fetched when the form first scrolls out of view.
  const [hasBar, setHasBar] = useState(false)
  useEffect(() => {
    if (isAbove) setHasBar(true)
  }, [isAbove])
  return (
    <>
      <article className="piece columns">
        <Gallery product={product} />
        <div className="piece-text">
          <h1 className="h1" data-long={product.name.length > LONG ? '' : undefined}>
            <TwoPartTitle text={product.name} />
          </h1>
          {product.summary && <p className="piece-summary">{product.summary}</p>}
          <div ref={form}>
            <BuyFields id="buy" buy={buy} financing={financing} />
          </div>
          <Share title={product.name} path={paths.product(product)} />
          <ProductNotes product={product} description={description} policies={policies} />
          <PageNumber page={pageNumbersFor(categories).product(product.category)} />
        </div>
      </article>
      <Related products={related} />
      {hasBar && (
        <Suspense>
          <BuyBar buy={buy} shown={isAbove} />
        </Suspense>
      )}
    </>
  )
}

function Related({ products }: { readonly products: readonly Piece[] }) {
  const t = useWords()
  return (
    <section className="related columns section" data-count={Math.min(products.length, MOST_RELATED)}>
      <h2 className="h2">
        <TwoPartTitle text={t('product.related')} />
      </h2>
      {products.length === 0 ? (
        <p>{t('product.noRelated')}</p>
      ) : (
        <div className="grid related-grid">
          {products.slice(0, MOST_RELATED).map((product) => (
            <ProductCard key={product.id} product={product} sizes="(min-width: 64rem) 24vw, 48vw" />
          ))}
        </div>
      )}
    </section>
  )
}
