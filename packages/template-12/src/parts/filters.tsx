import { activeFilters, type CatalogQuery, type ProductPage } from '@store/core'
import { FilterChecks, FilterForm, Link, PriceFields, SortField, useFilterGroups, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The filters: a `<details>` below the list's title, so it opens without JavaScript. */
export function Filters({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const paths = usePaths()
  const groups = useFilterGroups(query, page)
  const count = activeFilters(query).length
  return (
    <details className="refine">
      <summary className="corner touch">
        {t('filter.open')}
        {count > 0 && ` (${count})`}
      </summary>
      <section className="refine-panel" aria-label={t('filter.title')}>
        {groups.map(({ key, title, options }) => (
          <div key={key} className="refine-group">
            <h2 className="muted">{title}</h2>
            <ul>
              {options.map((option) => (
                <li key={option.key}>
                  <Link {...option.link}>{option.name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <FilterForm
          query={query}
          names={['min', 'max', 'promotion', 'free', 'featured', 'variants', 'sort']}
          className="refine-form"
        >
          <SortField query={query} className="field" />
          <fieldset className="refine-prices">
            <legend>{t('filter.price')}</legend>
            <PriceFields query={query} page={page} className="field" />
          </fieldset>
          <FilterChecks query={query} className="check" />
          <button type="submit" className="button" data-tone="quiet">
            {t('filter.apply')}
          </button>
          {count > 0 && (
            <Link href={paths.catalog()} className="link">
              {t('filter.clear')}
            </Link>
          )}
        </FilterForm>
      </section>
    </details>
  )
}
