import { type CatalogQuery, pageCount } from '@store/core'
import type { ScreenViews } from '@store/template-kit'
import {
  ActiveFilterList,
  Breadcrumbs,
  Link,
  Pagination,
  SortSelect,
  useAnnouncedCount,
  useListTitle,
  useNothingFound,
  usePaths,
  useShop,
  useT,
  visuallyHidden,
} from '@store/template-kit'
import { Filters } from './filters.tsx'
import { ProductGrid } from './product-grid.tsx'

export default function Catalog({ page, query }: ScreenViews['Catalog']) {
  const t = useT()
  useAnnouncedCount(page, query)
  return (
    <div className="frame catalog">
      <CatalogSteps query={query} />
      <header className="catalog-head">
        <h1>{useListTitle(query, { whole: t('catalog.title') })}</h1>
        <p className="muted">
          {t('catalog.count', { count: page.count })}
          {page.page > 1 && ` · ${t('pages.of', { page: page.page, count: pageCount(page) })}`}
        </p>
      </header>
      <Filters query={query} page={page} />
      <div className="catalog-results">
        <h2 {...visuallyHidden}>{t('nav.products')}</h2>
        <div className="catalog-tools">
          <ActiveFilterList
            query={query}
            className="chips"
            linkClassName="chip"
            clear={{ className: 'chip', tone: 'plain', from: 2 }}
          />
          {page.products.length > 0 && <SortSelect query={query} className="sort" />}
        </div>
        {page.products.length > 0 ? <ProductGrid products={page.products} first /> : <Nothing query={query} />}
        <Pagination page={page} query={query} className="pages" />
      </div>
    </div>
  )
}

function Nothing({ query }: { readonly query: CatalogQuery }) {
  const { title, hint } = useNothingFound(query)
  return (
    <div className="empty">
      <p>{title}</p>
      {hint && (
        <>
          <p className="muted">{hint.text}</p>
          <Link href={hint.href} className="button">
            {hint.clear}
          </Link>
        </>
      )}
    </div>
  )
}

function CatalogSteps({ query }: { readonly query: CatalogQuery }) {
  const t = useT()
  const paths = usePaths()
  const { subcategories } = useShop()
  const subcategory = subcategories.find(({ id }) => id === query.subcategory)
  const names = [query.category, subcategory?.name].filter((name) => name != null)
  const steps = [
    { name: t('nav.home'), href: paths.home() },
    ...(names.length > 0 ? [{ name: t('catalog.title'), href: paths.catalog() }] : [{ name: t('catalog.title') }]),
    ...names.map((name, i) =>
      i < names.length - 1 ? { name, href: paths.catalog({ ...query, subcategory: null, page: 1 }) } : { name },
    ),
  ]
  return <Breadcrumbs steps={steps} className="steps" />
}
