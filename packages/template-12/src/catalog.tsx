import {
  ActiveFilterList,
  NothingFound,
  Pagination,
  type ScreenViews,
  useAnnouncedCount,
  useListTitle,
  visuallyHidden,
} from '@store/template-kit'
import { EmptyState } from './parts/empty-state.tsx'
import { Filters } from './parts/filters.tsx'
import { ProductGrid } from './parts/product-grid.tsx'
import { useWords } from './words.ts'

/** The product list: title, count, products. The filters open below the count. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const title = useListTitle(query, { whole: t('vitrina.all') })
  useAnnouncedCount(page, query)
  return (
    <div className="catalog frame">
      <header className="catalog-head">
        <h1>{title}</h1>
        <p className="muted">{t('catalog.count', { count: page.count })}</p>
        <ActiveFilterList query={query} className="active-filters" />
      </header>
      <Filters query={query} page={page} />
      <h2 {...visuallyHidden}>{t('nav.products')}</h2>
      {page.products.length > 0 ? (
        <ProductGrid products={page.products} from={(page.page - 1) * page.limit + 1} first />
      ) : (
        <NothingFound query={query} as={EmptyState} linkClassName="button" />
      )}
      <Pagination className="pages" page={page} query={query} />
    </div>
  )
}
