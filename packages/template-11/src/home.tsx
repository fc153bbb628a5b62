import type { Product } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { useRef } from 'react'
import { CategoryRooms } from './category-rooms.tsx'
import { EmptyRoom } from './empty-room.tsx'
import { FitFinder } from './fit-finder.tsx'
import { Hero } from './hero.tsx'
import { Notes } from './notes.tsx'
import { Offer } from './offer.tsx'
import { useBlockHere } from './use-block-here.ts'
import { useWords } from './words.ts'

/** A walk through the house: each block changes what is seen at the left. A part with nothing to show is not there. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const blocks = useRef<HTMLDivElement>(null)
  const isLive = useBlockHere(blocks)
  const all: readonly Product[] = [
    ...new Map([...products, ...bestSellers, ...promotions].map((each) => [each.id, each])).values(),
  ]
  return (
    <div className="home" ref={blocks} data-live={isLive ? '' : undefined}>
      <Hero products={all} featured={bestSellers.length > 0 ? bestSellers : products} />
      {all.length === 0 && (
        <div className="split" data-narrow="away">
          <div className="reading">
            <EmptyRoom title={t('home.empty')} />
          </div>
        </div>
      )}
      <FitFinder products={all} />
      <CategoryRooms products={all} />
      {promotions.length > 0 && <Offer products={promotions.slice(0, 3)} />}
      {articles.length > 0 && <Notes articles={articles} />}
    </div>
  )
}
