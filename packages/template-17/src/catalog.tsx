import type { CatalogQuery } from '@store/core'
import { Link, Pagination, type ScreenViews, useCountSaid, useListTitle, useNothingFound } from '@store/template-kit'
import { FilterTable } from './filter-table.tsx'
import { Nothing } from './nothing.tsx'
import { ContactSheet } from './sheet.tsx'
import { useWords } from './words.ts'

/** A table of filters, and a sheet whose numbers run through the whole list. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const title = useListTitle(query, { whole: t('catalog.title') })
  useCountSaid(page, query)
  return (
    <>
      <header className="head">
        <h1>{title}</h1>
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
  const { title, hint } = useNothingFound(query)
  return (
    <Nothing title={title} text={hint?.text}>
      {hint && (
        <Link href={hint.href} className="press">
          {hint.clear}
        </Link>
      )}
    </Nothing>
  )
}
