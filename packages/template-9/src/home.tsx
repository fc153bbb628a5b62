import type { Product } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import { ArchWall } from './home/arch-wall.tsx'
import { Banners } from './home/banners.tsx'
import { CategoryRail } from './home/category-rail.tsx'
import { FeaturedProduct } from './home/featured-product.tsx'
import { Hero } from './home/hero.tsx'
import { LatestArticles } from './home/latest-articles.tsx'
import { Offers } from './home/offers.tsx'
import { TagPills } from './home/tag-pills.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { useWords } from './words.ts'

const ON_TOP = 2
const ON_OFFER = 3
const ON_WALL = 12
/** With fewer products the wall is not shown. */
const FEWEST_ON_WALL = 3

/** The parts of the home page. A part without content renders nothing, and no product is on it twice. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const all = unique([...products, ...bestSellers, ...promotions])
  const [top, others] = [all.slice(0, ON_TOP), all.slice(ON_TOP)]
  const chosen = others.find(({ facts }) => facts.length > 0) ?? others[0]
  const offers = without(promotions, [...top, chosen]).slice(0, ON_OFFER)
  const onOffer = offers.length === ON_OFFER ? offers : []
  const shown = [...top, chosen, ...onOffer]
  const loved = without(bestSellers, shown)
  const hasLoved = loved.length >= FEWEST_ON_WALL
  const wall = hasLoved ? loved : without(all, shown)
  return (
    <>
      <Hero products={all} />
      <CategoryRail />
      <Banners />
      {all.length === 0 && <EmptyState title={t('home.empty')} />}
      {chosen && <FeaturedProduct product={chosen} />}
      {wall.length >= FEWEST_ON_WALL && (
        <ArchWall
          title={t(hasLoved ? 'home.bestSellers' : 'home.catalog')}
          query={hasLoved ? { sort: 'bestSellers' } : {}}
          products={wall.slice(0, ON_WALL)}
        />
      )}
      {promotions.length > 0 && <Offers products={promotions} shown={onOffer} />}
      <TagPills />
      {articles.length > 0 && <LatestArticles articles={articles} />}
    </>
  )
}

const unique = (products: readonly Product[]) => [...new Map(products.map((each) => [each.id, each])).values()]

const without = (products: readonly Product[], shown: readonly (Product | undefined)[]) =>
  products.filter(({ id }) => !shown.some((each) => each?.id === id))
