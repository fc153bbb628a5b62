import { type CatalogQuery, pageCount } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import {
  Link,
  Pagination,
  SortSelect,
  useAnnouncedCount,
  useListTitle,
  useMoreProducts,
  useNothingFound,
  usePaths,
  useShop,
  visuallyHidden,
} from '@store/template-kit'
import { ActiveFilters } from './catalog/active-filters.tsx'
import { Filters } from './catalog/filters.tsx'
import { More } from './catalog/more.tsx'
import { useSetCategory } from './parts/category-context.tsx'
import { EVERYTHING, OFFERS } from './parts/category-list.tsx'
import { EmptyState } from './parts/empty-state.tsx'
import { ListLink } from './parts/list-link.tsx'
import { ProductGrid } from './parts/product-grid.tsx'
import { useWords } from './words.ts'

/** Up to this many products load while scrolling. Then a button asks for more, so that the footer can be reached. */
const LOADED_BY_SCROLLING = 48

/** The product list: title, subcategories as chips, products as tiles. */
export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const more = useMoreProducts(page, query, LOADED_BY_SCROLLING)
  useAnnouncedCount(page, query)
  useSetCategory(query.category ?? (query.promotion ? OFFERS : query.search === null ? EVERYTHING : null))
  return (
    <div className="catalog">
      <header className="page-head wraps">
        <h1>{useListTitle(query, { whole: t('catalog.title') })}</h1>
        <p className="muted">
          {t('catalog.count', { count: page.count })}
          {page.page > 1 && ` · ${t('pages.of', { page: page.page, count: pageCount(page) })}`}
        </p>
      </header>
      <Subcategories query={query} />
      <div className="tools wraps">
        <Filters query={query} page={page} />
        {page.products.length > 0 && <SortSelect query={query} className="sort" />}
        <ActiveFilters query={query} />
      </div>
      <h2 {...visuallyHidden}>{t('nav.products')}</h2>
      {page.products.length > 0 ? (
        <ProductGrid products={more.products} first listRef={more.listRef} />
      ) : (
        <NoProducts query={query} />
      )}
      <More more={more} />
      <Pagination page={page} query={query} className="pages" />
    </div>
  )
}

/** The subcategories of the category. */
function Subcategories({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const { categories, subcategories } = useShop()
  const category = categories.find(({ name }) => name === query.category)
  const within = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  if (!category || within.length === 0) return null
  const shelf = { category: category.name }
  return (
    <nav className="shelves" aria-label={t('filter.subcategory')}>
      <ul>
        <li>
          <Link href={paths.catalog(shelf)} aria-current={query.subcategory === null ? 'page' : undefined}>
            {t('canasta.wholeAisle')}
          </Link>
        </li>
        {within.map(({ id, name }) => (
          <li key={id}>
            <Link
              href={paths.catalog({ ...shelf, subcategory: id })}
              aria-current={query.subcategory === id ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NoProducts({ query }: { readonly query: CatalogQuery }) {
  const { title, hint } = useNothingFound(query)
  return (
    <EmptyState title={title} hint={hint?.text}>
      {hint && (
        <>
          <Link href={hint.href} className="button">
            {hint.clear}
          </Link>
          <ListLink className="button" tone="quiet" />
        </>
      )}
    </EmptyState>
  )
}
