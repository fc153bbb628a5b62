import type { Product } from '@store/core'
import { type ScreenViews, usePaths, useSettings, useShop } from '@store/template-kit'
import { Banners } from './home/banners.tsx'
import { CategoryTable } from './home/category-table.tsx'
import { Deals } from './home/deals.tsx'
import { Payments } from './home/payments.tsx'
import { comparable, SideBySide } from './home/side-by-side.tsx'
import { Tabs } from './home/tabs.tsx'
import { Carousel } from './parts/carousel.tsx'
import { EmptyTable } from './parts/empty-table.tsx'
import { Guides } from './parts/guides.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** With fewer products, offers and best sellers have no section. */
const LEAST = 3
const GUIDES = 3

export default function Home({ articles, ...lists }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const [banner] = useSettings<Settings>().banners
  const { deal, featured, offers, group, bestSellers, products } = sectionsOf(lists, !banner?.image)
  return (
    <div className="frame">
      <Deals deal={deal} featured={featured} />
      <Banners />
      <CategoryTable products={lists.products} />
      {offers.length > 0 && (
        <Carousel title={t('home.promotions')} products={offers} href={paths.catalog({ promotion: true })} />
      )}
      {group && <SideBySide group={group} />}
      {lists.products.length > 0 ? (
        <Tabs lists={{ bestSellers, products }} />
      ) : (
        <EmptyTable title={shop.name} text={t('home.empty')} />
      )}
      <Payments />
      <Guides articles={articles.slice(0, GUIDES)} />
    </div>
  )
}

/** The products of each section, none on the page twice: deal of the day, offers, comparison, lists. */
function sectionsOf(lists: Omit<ScreenViews['Home'], 'articles'>, isFeaturing: boolean) {
  const { products, promotions } = lists
  const shown = new Set<number>()
  const fresh = (list: readonly Product[]) => list.filter(({ id }) => !shown.has(id))
  const take = (list: readonly Product[], least = 1): readonly Product[] => {
    if (list.length < least) return []
    for (const { id } of list) shown.add(id)
    return list
  }
  const reduced = [...promotions].sort((a, b) => (b.promotion?.percent ?? 0) - (a.promotion?.percent ?? 0))
  const [deal] = take([...reduced, ...products].slice(0, 1))
  const [featured] = isFeaturing ? take(fresh(products).slice(0, 1)) : []
  const offers = take(fresh(promotions), LEAST)
  const group = comparable(fresh(lists.bestSellers), fresh(products))
  take(group?.products ?? [])
  const bestSellers = take(fresh(lists.bestSellers), LEAST)
  return { deal, featured, offers, group, bestSellers, products: fresh(products) }
}
