import type { Product } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { useRef } from 'react'
import { CategoryRooms } from './category-rooms.tsx'
import { EmptyState } from './empty-state.tsx'
import { FitFinder } from './fit-finder.tsx'
import { Hero } from './hero.tsx'
import { LatestArticles } from './latest-articles.tsx'
import { Offer } from './offer.tsx'
import { useVisibleBlock } from './use-visible-block.ts'
import { useWords } from './words.ts'

/**
 * The home page. While the page scrolls, the left half shows the picture that belongs to the part in the middle of the
 * screen. A part without content renders nothing.
 */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const blocks = useRef<HTMLDivElement>(null)
  const isLive = useVisibleBlock(blocks)
  const all: readonly Product[] = [
    ...new Map([...products, ...bestSellers, ...promotions].map((each) => [each.id, each])).values(),
  ]
  return (
    <div className="home" ref={blocks} data-live={isLive ? '' : undefined}>
      <Hero products={all} featured={bestSellers.length > 0 ? bestSellers : products} />
      {all.length === 0 && (
        <div className="split" data-narrow="away">
          <div className="reading">
            <EmptyState title={t('home.empty')} />
          </div>
        </div>
      )}
      <FitFinder products={all} />
      <CategoryRooms products={all} />
      {promotions.length > 0 && <Offer products={promotions.slice(0, 3)} />}
      {articles.length > 0 && <LatestArticles articles={articles} />}
    </div>
  )
}
