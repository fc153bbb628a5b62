import {
  ActiveFilterList,
  NothingFound,
  Pagination,
  type ScreenViews,
  useAnnouncedCount,
  useListTitle,
  visuallyHidden,
} from '@store/template-kit'
import { useClothOf } from './parts/cloths.ts'
import { EmptyState } from './parts/empty-state.tsx'
import { Filters } from './parts/filters.tsx'
import { Tiles } from './parts/tiles.tsx'
import { ClothCut } from './parts/weave.tsx'
import { useWords } from './words.ts'

/** The product list: the category's pattern, title, count, filters, products. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const clothOf = useClothOf()
  const title = useListTitle(query, { whole: t('nav.allProducts') })
  useAnnouncedCount(page, query)
  return (
    <div className="catalog frame">
      {query.category !== null && <ClothCut from={clothOf({ name: query.category })} className="head-cloth" />}
      <header className="page-head list-head wraps">
        <h1>{title}</h1>
        <p className="muted">{t('catalog.count', { count: page.count })}</p>
      </header>
      <div className="catalog-tools wraps">
        <Filters query={query} page={page} />
        <ActiveFilterList query={query} className="active-filters" />
      </div>
      <h2 {...visuallyHidden}>{t('nav.products')}</h2>
      {page.products.length > 0 ? (
        <Tiles products={page.products} first />
      ) : (
        <NothingFound query={query} as={EmptyState} linkClassName="button" />
      )}
      <Pagination className="pages" page={page} query={query} />
    </div>
  )
}
