import { CrossIcon, Link, Pagination, type ScreenViews, useActiveFilters, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'
import { useCatalogTitle } from './catalog-title.ts'
import { lettersOf } from './groups.ts'
import { ListTools } from './list-tools.tsx'
import { Messages } from './messages.tsx'
import { NoProducts } from './no-products.tsx'

/** The product list as rows, with filters in a sheet, and letters to jump to when sorted by name. */
export function CatalogList({ page, query }: ScreenViews['Catalog']) {
  const t = useWords()
  const paths = usePaths()
  const title = useCatalogTitle(query)
  const active = useActiveFilters(query)
  return (
    <div className="thread list">
      <header className="list-head">
        <h1>{title}</h1>
        <p className="hint">{t('catalog.count', { count: page.count })}</p>
      </header>
      <ListTools page={page} query={query}>
        <Link href={paths.catalog({ ...query, view: null })} className="chip">
          {t('charla.seeAsChat')}
        </Link>
      </ListTools>
      {active.length > 0 && (
        <ul className="filters-active wraps" aria-label={t('filter.title')}>
          {active.map(({ key, name, remove }) => (
            <li key={key}>
              <Link {...remove} className="chip" data-removes="">
                {name}
                <CrossIcon />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {page.products.length === 0 ? (
        <NoProducts query={query} />
      ) : query.sort === 'nameAsc' || query.sort === 'nameDesc' ? (
        lettersOf(page.products).map(({ name, products }) => (
          <section key={name} className="group" aria-label={name}>
            <p className="day" aria-hidden="true">
              <span>{name}</span>
            </p>
            <Messages products={products} />
          </section>
        ))
      ) : (
        <Messages products={page.products} />
      )}
      <Pagination page={page} query={query} className="pages" />
    </div>
  )
}
