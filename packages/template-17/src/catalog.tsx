import type { CatalogQuery } from '@store/core'
import {
  Link,
  type MoreProducts,
  Pagination,
  type ScreenViews,
  useAnnouncedCount,
  useListTitle,
  useMoreProducts,
  useNothingFound,
} from '@store/template-kit'
import { ContactSheet } from './parts/contact-sheet.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { FilterTable } from './parts/filter-table.tsx'
import { useWords } from './words.ts'

/** No products load while scrolling; a button loads more. */
const BY_ITSELF = 0

/** The product list: a table of filters, and products that are numbered through the whole list. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const title = useListTitle(query, { whole: t('catalog.title') })
  const more = useMoreProducts(page, query, BY_ITSELF)
  useAnnouncedCount(page, query)
  return (
    <>
      <header className="head one-column">
        <h1>{title}</h1>
        <p>{t('catalog.count', { count: page.count })}</p>
      </header>
      <FilterTable query={query} page={page} />
      {page.products.length > 0 ? (
        <ContactSheet
          products={more.products}
          listRef={more.listRef}
          title={t('nav.products')}
          id="sheet"
          query={query}
          from={(page.page - 1) * query.limit + 1}
          first
        />
      ) : (
        <None query={query} />
      )}
      <More more={more} />
      <Pagination page={page} query={query} className="pages" />
    </>
  )
}

function More({ more: { next, state, announcement, word } }: { readonly more: MoreProducts }) {
  if (!next) return null
  return (
    <div className="more">
      <p role={state === 'failed' ? 'alert' : undefined}>{announcement}</p>
      <Link {...next} className="button" aria-disabled={state === 'asking'}>
        {word}
      </Link>
    </div>
  )
}

function None({ query }: { readonly query: CatalogQuery }) {
  const { title, hint } = useNothingFound(query)
  return (
    <EmptyState title={title} text={hint?.text}>
      {hint && (
        <Link href={hint.href} className="button">
          {hint.clear}
        </Link>
      )}
    </EmptyState>
  )
}
