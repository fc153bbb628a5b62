import { type ScreenViews, usePaths, useShop } from '@store/template-kit'
import { Banners } from './banners.tsx'
import { Carousel } from './carousel.tsx'
import { CategoryTable } from './category-table.tsx'
import { Deals } from './deals.tsx'
import { EmptyTable } from './empty-table.tsx'
import { Guides } from './guides.tsx'
import { Payments } from './payments.tsx'
import { SideBySide } from './side-by-side.tsx'
import { Tabs } from './tabs.tsx'
import { useWords } from './words.ts'

export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  return (
    <div className="frame">
      <Deals promotions={promotions} products={products} />
      <Banners />
      <CategoryTable products={products} />
      {promotions.length > 1 && (
        <Carousel title={t('home.promotions')} products={promotions} href={paths.catalog({ promotion: true })} />
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
