import { activeFilters, type CatalogQuery, type ProductPage } from '@store/core'
import { FilterChecks, FilterForm, Link, PriceFields, useFilterGroups, useT, visuallyHidden } from '@store/template-kit'

/** Collapsed on phones, a column on wide screens (styles/catalog.css). Groups are links, the other filters one form. */
export function Filters({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useT()
  const groups = useFilterGroups(query, page)
  const count = activeFilters(query).length
  return (
    <details className="filters">
      <summary className="button" data-tone="quiet">
        {t('filter.open')}
        {count > 0 && ` (${count})`}
      </summary>
      <section className="filters-body" aria-label={t('filter.title')}>
        {groups.map(({ key, title, options }) => (
          <div key={key} className="filter-group">
            <h2>{title}</h2>
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
          names={['min', 'max', 'promotion', 'free', 'featured', 'variants']}
          className="filter-form"
        >
          <fieldset>
            <legend {...visuallyHidden}>{t('filter.price')}</legend>
            <div className="price-range">
              <PriceFields query={query} page={page} className="field" />
            </div>
          </fieldset>
          <FilterChecks query={query} className="check" />
          <button type="submit" className="button">
            {t('filter.apply')}
          </button>
        </FilterForm>
      </section>
    </details>
  )
}
