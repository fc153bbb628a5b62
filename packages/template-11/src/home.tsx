import { type ScreenViews, useSettings, useShop } from '@store/template-kit'
import { useRef } from 'react'
import { CategoryRooms } from './home/category-rooms.tsx'
import { FitFinder } from './home/fit-finder.tsx'
import { Hero } from './home/hero.tsx'
import { piecesOf } from './home/home-pieces.ts'
import { Offer } from './home/offer.tsx'
import { useVisibleBlock } from './home/use-visible-block.ts'
import { EmptyState } from './parts/empty-state.tsx'
import { LatestArticles } from './parts/latest-articles.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/**
 * The home page. While the page scrolls, the left half shows the picture that belongs to the part in the middle of the
 * screen. A part without content renders nothing.
 */
export default function Home(view: ScreenViews['Home']) {
  const t = useWords()
  const blocks = useRef<HTMLDivElement>(null)
  const isLive = useVisibleBlock(blocks)
  const { articles, promotions } = view
  const pieces = piecesOf(view, useSettings<Settings>(), useShop().categories)
  const { all, featured, offers } = pieces
  return (
    <div className="home" ref={blocks} data-live={isLive ? '' : undefined}>
      <Hero products={all} featured={featured} />
      {all.length === 0 && (
        <div className="split" data-narrow="away">
          <div className="reading">
            <EmptyState title={t('home.empty')} />
          </div>
        </div>
      )}
      <FitFinder {...pieces} hasFewOffers={promotions.length > 0 && offers.length === 0} />
      <CategoryRooms {...pieces} />
      {offers.length > 0 && <Offer products={offers} />}
      {articles.length > 0 && <LatestArticles articles={articles} />}
    </div>
  )
}
