import { activeFilters, type CatalogQuery } from '@store/core'
import { Link, Pagination, type ScreenViews, useCountSaid, usePaths, useShop } from '@store/template-kit'
import { FilterTable } from './filter-table.tsx'
import { Nothing } from './nothing.tsx'
import { ContactSheet } from './sheet.tsx'
import { useWords } from './words.ts'

/** A table of filters, and a sheet whose numbers run through the whole list. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  useCountSaid(page, query)
  return (
    <>
      <header className="head">
        <h1>{useTitle(query)}</h1>
        <p>{t('catalog.count', { count: page.count })}</p>
      </header>
      <FilterTable query={query} page={page} />
      {page.products.length > 0 ? (
        <ContactSheet
          products={page.products}
          title={t('nav.products')}
          id="sheet"
          query={query}
          from={(page.page - 1) * query.limit + 1}
          first
        />
      ) : (
        <None query={query} />
      )}
      <Pagination page={page} query={query} className="pages" />
    </>
  )
}

function None({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const isEmptyShop = activeFilters(query).length === 0 && query.page === 1
  return isEmptyShop ? (
    <Nothing title={t('catalog.emptyShop')} />
  ) : (
    <Nothing title={t('callejon.articles', { count: 0 })} text={t('catalog.emptyHint')}>
      <Link href={paths.catalog()} className="press">
        {t('filter.clear')}
      </Link>
    </Nothing>
  )
}

/** What is looked at: words, a part, a category, offers or all. */
function useTitle({ search, subcategory, category, promotion }: CatalogQuery): string {
  const t = useWords()
  const part = useShop().subcategories.find(({ id }) => id === subcategory)
  if (search !== null) return t('catalog.results', { search })
  if (part) return part.name
  return category ?? t(promotion ? 'home.promotions' : 'catalog.title')
}
