import type { Product as Piece } from '@store/core'
import { type ScreenViews, useBuyForm, useIsAbove, usePaths, useShop } from '@store/template-kit'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { foliosFor } from './folio.ts'
import { Folio } from './folio-mark.tsx'
import { Notes } from './notes.tsx'
import { PieceForm } from './piece-form.tsx'
import { PiecePictures } from './piece-pictures.tsx'
import { ProductCard } from './product-card.tsx'
import { Share } from './share.tsx'
import { TwoVoices } from './two-voices.tsx'
import { useWords } from './words.ts'

const BuyBar = lazy(() => import('./buy-bar.tsx'))

/** From this many letters on, a title is set smaller. */
const LONG = 36
/** Most pieces on the next page. */
const PIECES = 4

/** Pictures down the left, the text standing still beside them. */
export default function Product({ product, description, related, financing, policies }: ScreenViews['Product']) {
  const { categories } = useShop()
  const paths = usePaths()
  const buy = useBuyForm(product)
  const form = useRef<HTMLDivElement>(null)
  const isAbove = useIsAbove(form)
  // Fetched when the real button leaves the screen for the first time.
  const [hasBar, setHasBar] = useState(false)
  useEffect(() => {
    if (isAbove) setHasBar(true)
  }, [isAbove])
  return (
    <>
      <article className="piece columns">
        <PiecePictures product={product} />
        <div className="piece-text">
          <h1 className="h1" data-long={product.name.length > LONG ? '' : undefined}>
            <TwoVoices text={product.name} />
          </h1>
          {product.summary && <p className="piece-summary">{product.summary}</p>}
          <div ref={form}>
            <PieceForm id="buy" buy={buy} financing={financing} />
          </div>
          <Share title={product.name} path={paths.product(product)} />
          <Notes product={product} description={description} policies={policies} />
          <Folio page={foliosFor(categories).product(product.category)} />
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
    <section className="related columns section" data-count={Math.min(products.length, PIECES)}>
      <h2 className="h2">
        <TwoVoices text={t('product.related')} />
      </h2>
      {products.length === 0 ? (
        <p>{t('product.noRelated')}</p>
      ) : (
        <div className="grid related-grid">
          {products.slice(0, PIECES).map((product) => (
            <ProductCard key={product.id} product={product} sizes="(min-width: 64rem) 24vw, 48vw" />
          ))}
        </div>
      )}
    </section>
  )
}
