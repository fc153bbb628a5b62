import { type CatalogQuery, changeQuery, type ProductPage, SORTS } from '@store/core'
import {
  CrossIcon,
  FilterChecks,
  FilterForm,
  type FilterGroup,
  Link,
  PriceFields,
  useActiveFilters,
  useFilterGroups,
  usePaths,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

/**
 * The filters as a table; each value is a link. Open on wide screens, closed on phones (`styles/filters.css`), without
 * JavaScript.
 */
export function FilterTable({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const paths = usePaths()
  const groups = useFilterGroups(query, page)
  const on = useActiveFilters(query)
  // Tags and options come first, then the rest.
  const isOfProducts = ({ kind }: FilterGroup) => kind === 'tag' || kind === 'option'
  const rows = groups.toSorted((a, b) => Number(isOfProducts(b)) - Number(isOfProducts(a)))
  return (
    <section className="filters-frame" aria-label={t('filter.title')}>
      <details className="filters-fold">
        <summary>
          {t('filter.open')}
          {on.length > 0 && <b>{on.length}</b>}
        </summary>
      </details>
      <dl className="filters">
        {rows.map(({ key, title, options }) => (
          <Row key={key} name={title}>
            {options.map((option) => (
              <Link key={option.key} {...option.link} className="toggle">
                {option.name}
              </Link>
            ))}
          </Row>
        ))}
        <Row name={t('filter.price')}>
          <FilterForm
            query={query}
            names={['min', 'max', 'promotion', 'free', 'featured', 'variants']}
            className="filters-form wraps"
          >
            <PriceFields query={query} page={page} className="filters-price" />
            <FilterChecks query={query} className="filters-check" />
            <button type="submit" className="button button-small">
              {t('filter.apply')}
            </button>
          </FilterForm>
        </Row>
        {page.products.length > 0 && (
          <Row name={t('sort.label')}>
            {SORTS.map((sort) => (
              <Link
                key={sort}
                href={paths.catalog(changeQuery(query, { sort }))}
                className="toggle"
                aria-current={sort === query.sort ? 'true' : undefined}
              >
                {t(`sort.${sort}`)}
              </Link>
            ))}
          </Row>
        )}
      </dl>
      {on.length > 0 && (
        <p className="switched wraps">
          {on.map(({ key, name, remove }) => (
            <Link key={key} {...remove}>
              {name}
              <CrossIcon />
            </Link>
          ))}
          <Link href={paths.catalog()}>{t('filter.clear')}</Link>
        </p>
      )}
    </section>
  )
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="filters-row">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
