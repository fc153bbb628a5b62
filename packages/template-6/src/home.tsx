import { type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { Campaigns } from './campaigns.tsx'
import { CategoryTable } from './category-table.tsx'
import { Deals } from './deals.tsx'
import { EmptyTable } from './empty-table.tsx'
import { Guides } from './guides.tsx'
import { Payments } from './payments.tsx'
import { Shelf } from './shelf.tsx'
import { SideBySide } from './side-by-side.tsx'
import { Tabs } from './tabs.tsx'
import { useWords } from './words.ts'

/** Deals, campaigns, categories, promotions, three best sellers side by side, lists, how to pay, guides. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  return (
    <div className="frame">
      <Deals promotions={promotions} products={products} />
      <Campaigns />
      <CategoryTable products={products} />
      {promotions.length > 1 && (
        <Shelf title={t('home.promotions')} products={promotions} href={paths.catalog({ promotion: true })} />
      )}
      <SideBySide products={bestSellers} others={products} />
      {products.length > 0 ? (
        <Tabs lists={{ bestSellers, promotions, products }} />
      ) : (
        <EmptyTable title={shop.name} text={t('home.empty')} />
      )}
      <Payments />
      <Guides articles={articles} />
    </div>
  )
}
