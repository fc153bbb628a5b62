import { changeQuery, pageCount } from '@store/core'
import {
  Link,
  NothingFound,
  type ScreenViews,
  useAnnouncedCount,
  useListTitle,
  usePaths,
  useShop,
  visuallyHidden,
} from '@store/template-kit'
import { ActiveFilters } from './catalog/active-filters.tsx'
import { FilterSentence } from './catalog/filter-sentence.tsx'
import { FilterSheet } from './catalog/filter-sheet.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { ProductGrid } from './parts/product-grid.tsx'
import { tintStyle, useTints } from './parts/tint.ts'
import { useWords } from './words.ts'

/** The product list: a title, the filters as a sentence, products. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const paths = usePaths()
  const tints = useTints()
  const { categories } = useShop()
  const title = useListTitle(query, { whole: t('bruma.everything') })
  useAnnouncedCount(page, query)
  const at = categories.findIndex(({ name }) => name === query.category)
  const pages = pageCount(page)
  const pageHref = (number: number) => paths.catalog(changeQuery(query, { page: number }))
  return (
    <div className="catalog frame">
      <header className="page-head" data-tint="" style={tintStyle(tints.inTurn(Math.max(0, at)))}>
        <h1>{title}</h1>
        <FilterSentence query={query} page={page} />
        <p className="muted">
          {t('catalog.count', { count: page.count })}
          {page.page > 1 && ` · ${t('pages.of', { page: page.page, count: pages })}`}
        </p>
        <ActiveFilters query={query} />
        <FilterSheet query={query} page={page} />
      </header>
      <h2 {...visuallyHidden}>{t('nav.products')}</h2>
      {page.products.length > 0 ? (
        <ProductGrid products={page.products} first />
      ) : (
        <NothingFound query={query} as={EmptyState} linkClassName="button" />
      )}
      {pages > 1 && (
        <nav className="more wraps" aria-label={t('pages.label')}>
          {page.page > 1 && (
            <Link href={pageHref(page.page - 1)} rel="prev" className="button" data-tone="quiet">
              {t('bruma.fewer')}
            </Link>
          )}
          {page.page < pages && (
            <Link href={pageHref(page.page + 1)} rel="next" className="button">
              {t('bruma.more')}
            </Link>
          )}
          <p className="muted">{t('pages.of', { page: page.page, count: pages })}</p>
        </nav>
      )}
    </div>
  )
}
