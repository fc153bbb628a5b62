import { activeFilters, type CatalogQuery } from '@store/core'
import {
  Link,
  Pagination,
  type ScreenViews,
  SortSelect,
  useAnnouncedCount,
  useListTitle,
  useNothingFound,
  useSettings,
  useShopMemory,
} from '@store/template-kit'
import { lazy, Suspense, useState } from 'react'
import { Facets } from './catalog/facets.tsx'
import { FilterChips } from './catalog/filter-chips.tsx'
import { type View, ViewChoice, viewFrom } from './catalog/view-choice.tsx'
import { FilterIcon } from './icons.tsx'
import { EmptyTable } from './parts/empty-table.tsx'
import { Grid } from './parts/grid.tsx'
import { Sheet, SheetLink } from './parts/sheet.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

const SpecTable = lazy(() => import('./catalog/spec-table.tsx'))
const ABOVE_THE_FOLD = 4

/** The product list. Facets at the left; above the products the active filters, the count, the order and the view. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const { productStyle } = useSettings<Settings>()
  const [filtering, setFiltering] = useState(false)
  const memory = useShopMemory<View | null>('view', viewFrom)
  const view = memory.value ?? (productStyle === 3 ? 'list' : 'grid')
  const filters = activeFilters(query).length
  useAnnouncedCount(page, query)
  return (
    <div className="frame catalog">
      <aside className="facets-aside" id="facets-aside" aria-label={t('filter.title')}>
        <Facets page={page} query={query} />
      </aside>
      <div className="catalog-main">
        <header className="page-head">
          <h1>{useListTitle(query, { whole: t('nav.allProducts') })}</h1>
          <p className="muted">{t('catalog.count', { count: page.count })}</p>
        </header>
        <FilterChips query={query} />
        <div className="toolbar">
          <SheetLink to="facets-aside" className="button filter-button" onOpen={() => setFiltering(true)}>
            <FilterIcon /> {filters > 0 ? t('volt.filterCount', { count: filters }) : t('filter.open')}
          </SheetLink>
          <SortSelect query={query} className="sort" />
          <ViewChoice view={view} onChange={memory.keep} />
        </div>
        {page.products.length === 0 ? (
          <NoProducts query={query} />
        ) : view === 'table' ? (
          <Suspense fallback={<Grid products={page.products} heading="h2" view="list" />}>
            <SpecTable products={page.products} />
          </Suspense>
        ) : (
          <Grid products={page.products} heading="h2" view={view} priority={ABOVE_THE_FOLD} />
        )}
        <Pagination page={page} query={query} className="pages" />
      </div>
      <Sheet
        label={t('filter.title')}
        open={filtering}
        onClose={() => setFiltering(false)}
        side="bottom"
        className="facets-sheet"
      >
        {filtering && (
          <>
            {/*
              biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keeps clicks on
              facets from closing the sheet
            */}
            <div className="facets-scroll" onClick={(event) => event.stopPropagation()}>
              <Facets page={page} query={query} id="sheet" />
            </div>
            <div className="facets-done">
              <button type="button" className="button" data-size="large" onClick={() => setFiltering(false)}>
                {t('filter.show', { count: page.count })}
              </button>
            </div>
          </>
        )}
      </Sheet>
    </div>
  )
}

/** Shown in place of the products when none match. */
function NoProducts({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const { title, hint } = useNothingFound(query)
  return (
    <EmptyTable title={title} text={hint?.text}>
      {hint && (
        <Link href={hint.href} className="button" data-tone="quiet">
          {t('volt.reset')}
        </Link>
      )}
    </EmptyTable>
  )
}
