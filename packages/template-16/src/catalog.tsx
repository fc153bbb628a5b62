import type { CatalogQuery } from '@store/core'
import {
  Link,
  Pagination,
  type ScreenViews,
  useAnnouncedCount,
  useListTitle,
  useNothingFound,
  visuallyHidden,
} from '@store/template-kit'
import { EmptyState } from './parts/empty-state.tsx'
import { Filters } from './parts/filters.tsx'
import { DishList } from './parts/menu-section.tsx'
import { useWords } from './words.ts'

/** The product list: the same lines as on the home page, of all categories or of one, with filters. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const title = useListTitle(query, { whole: t('catalog.title') })
  useAnnouncedCount(page, query)
  return (
    <>
      <div className="course-head list-head">
        <h1>{title}</h1>
        <p>{t('catalog.count', { count: page.count })}</p>
      </div>
      <Filters page={page} query={query} />
      {page.products.length > 0 ? (
        <>
          <h2 {...visuallyHidden}>{t('nav.products')}</h2>
          <DishList dishes={page.products} priority />
          <Pagination page={page} query={query} className="pages" />
        </>
      ) : (
        <NoProducts query={query} />
      )}
    </>
  )
}

function NoProducts({ query }: { readonly query: CatalogQuery }) {
  const { title, hint } = useNothingFound(query)
  const way = hint && (
    <Link href={hint.href} className="button">
      {hint.clear}
    </Link>
  )
  return (
    <EmptyState title={title} text={hint?.text}>
      {way}
    </EmptyState>
  )
}
