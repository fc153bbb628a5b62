import {
  NothingFound,
  Pagination,
  type ScreenViews,
  SortSelect,
  useAnnouncedCount,
  useListTitle,
  useSettings,
  visuallyHidden,
} from '@store/template-kit'
import { ActiveFilters } from './catalog/active-filters.tsx'
import { CategoryChips } from './catalog/category-chips.tsx'
import { FactBlock } from './catalog/fact-block.tsx'
import { Filters } from './catalog/filters.tsx'
import { useBlockColors } from './parts/block-colors.ts'
import { EmptyState } from './parts/empty-state.tsx'
import { ProductGrid } from './parts/product-grid.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** The product list: title in the category's colour, chips, products, among them the merchant's fact. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const blocks = useBlockColors()
  const { fact } = useSettings<Settings>()
  useAnnouncedCount(page, query)
  return (
    <div className="catalog frame">
      <header className="block catalog-head" data-block={query.category ? blocks.ofCategory(query.category) : 1}>
        <h1>{useListTitle(query, { whole: t('catalog.title') })}</h1>
        <p>{t('catalog.count', { count: page.count })}</p>
      </header>
      <CategoryChips query={query} />
      <div className="tools">
        <Filters query={query} page={page} />
        {page.products.length > 0 && <SortSelect query={query} className="sort" />}
        <ActiveFilters query={query} />
      </div>
      <h2 {...visuallyHidden}>{t('nav.products')}</h2>
      {page.products.length > 0 ? (
        <ProductGrid products={page.products} first between={fact && <FactBlock />} />
      ) : (
        <NothingFound query={query} as={EmptyState} linkClassName="button" />
      )}
      <Pagination page={page} query={query} className="pages" />
    </div>
  )
}
