import type { ScreenViews } from '@store/template-kit'
import { ArchWall } from './arch-wall.tsx'
import { Diptych } from './diptych.tsx'
import { EmptyArch } from './empty-arch.tsx'
import { JournalShelf } from './journal-shelf.tsx'
import { OfferRibbon } from './offer-ribbon.tsx'
import { OneProduct } from './one-product.tsx'
import { Portraits } from './portraits.tsx'
import { ProductGrid } from './product-grid.tsx'
import { RitualRail } from './ritual-rail.tsx'
import { SectionHead } from './section-head.tsx'
import { TagPills } from './tag-pills.tsx'
import { useWords } from './words.ts'

const MOST = 12

/** What a shop has, from its first sentence to its journal; a part with nothing to show is not there. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const all = [...new Map([...products, ...bestSellers, ...promotions].map((each) => [each.id, each])).values()]
  // Not one of those that open the page.
  const others = all.slice(2)
  const chosen = others.find(({ facts }) => facts.length > 0) ?? others[0]
  const wall = bestSellers.length > 0 ? bestSellers : products
  return (
    <>
      <Diptych products={all} />
      <RitualRail />
      <Portraits />
      {all.length === 0 && <EmptyArch title={t('home.empty')} />}
      {chosen && <OneProduct product={chosen} />}
      {wall.length > 0 && (
        <ArchWall
          title={t(bestSellers.length > 0 ? 'home.bestSellers' : 'home.catalog')}
          query={bestSellers.length > 0 ? { sort: 'bestSellers' } : {}}
          products={wall.slice(0, MOST)}
        />
      )}
      {promotions.length > 0 && <OfferRibbon products={promotions.slice(0, 3)} />}
      <TagPills />
      {bestSellers.length > 0 && products.length > 0 && (
        <section className="frame section">
          <SectionHead title={t('home.catalog')} query={{}} />
          <ProductGrid products={products.slice(0, MOST)} />
        </section>
      )}
      {articles.length > 0 && <JournalShelf articles={articles} />}
    </>
  )
}
