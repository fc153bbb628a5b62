import type { Product } from '@store/core'
import { ArrowIcon, usePaths, useRail } from '@store/template-kit'
import { ProductCard } from '../parts/product-card.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { useWords } from '../words.ts'

/** The best sellers, numbered from 01, in a row to swipe or to move by arrows, with a bar for the position. */
export function Ranking({ products }: { readonly products: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const rail = useRail(products.length)
  return (
    <section className="section ranking" aria-labelledby="ranking">
      <SectionHead id="ranking" title={t('home.bestSellers')} href={paths.catalog({ sort: 'bestSellers' })} />
      <ul className="ranking-track" ref={rail.track}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes="(min-width: 96rem) 20vw, (min-width: 64rem) 25vw, (min-width: 48rem) 34vw, 62vw"
              rank={index + 1}
            />
          </li>
        ))}
      </ul>
      <div className="ranking-tools inset">
        <progress
          className="ranking-bar"
          max={products.length}
          value={rail.atEnd ? products.length : rail.index + 1}
          aria-label={t('home.bestSellers')}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={t('rail.back')}
          disabled={rail.atStart}
          onClick={() => rail.goTo(rail.index - 1)}
        >
          <ArrowIcon direction="left" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('rail.next')}
          disabled={rail.atEnd}
          onClick={() => rail.goTo(rail.index + 1)}
        >
          <ArrowIcon />
        </button>
      </div>
    </section>
  )
}
