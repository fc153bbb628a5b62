import type { ScreenViews } from '@store/template-kit'
import { ArchWall } from './arch-wall.tsx'
import { Banners } from './banners.tsx'
import { CategoryRail } from './category-rail.tsx'
import { EmptyState } from './empty-state.tsx'
import { FeaturedProduct } from './featured-product.tsx'
import { Hero } from './hero.tsx'
import { LatestArticles } from './latest-articles.tsx'
import { Offers } from './offers.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SectionHead } from './section-head.tsx'
import { TagPills } from './tag-pills.tsx'
import { useWords } from './words.ts'

const MOST = 12

/** The parts of the home page. A part without content renders nothing. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const all = [...new Map([...products, ...bestSellers, ...promotions].map((each) => [each.id, each])).values()]
  // Products that are not among the first two, which the top of the page shows.
  const others = all.slice(2)
  const chosen = others.find(({ facts }) => facts.length > 0) ?? others[0]
  const wall = bestSellers.length > 0 ? bestSellers : products
  return (
    <>
      <Hero products={all} />
      <CategoryRail />
      <Banners />
      {all.length === 0 && <EmptyState title={t('home.empty')} />}
      {chosen && <FeaturedProduct product={chosen} />}
      {wall.length > 0 && (
        <ArchWall
          title={t(bestSellers.length > 0 ? 'home.bestSellers' : 'home.catalog')}
          query={bestSellers.length > 0 ? { sort: 'bestSellers' } : {}}
          products={wall.slice(0, MOST)}
        />
      )}
      {promotions.length > 0 && <Offers products={promotions.slice(0, 3)} />}
      <TagPills />
      {bestSellers.length > 0 && products.length > 0 && (
        <section className="frame section">
          <SectionHead title={t('home.catalog')} query={{}} />
          <ProductGrid products={products.slice(0, MOST)} />
        </section>
      )}
      {articles.length > 0 && <LatestArticles articles={articles} />}
    </>
  )
}
