import type { CatalogQuery, ProductPage } from '@store/core'
import { FilterChecks, FilterForm, Link, PriceFields, useFilterGroups, visuallyHidden } from '@store/template-kit'
import { useWords } from '../words.ts'
import { useCategoryFilters } from './active-filters.tsx'

/** All filters in a popover: a `<details>`, so it opens without JavaScript. */
export function Filters({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const tags = useFilterGroups(query, page).filter(({ kind }) => kind === 'tag' || kind === 'option')
  const count = useCategoryFilters(query).length
  return (
    <details className="filters">
      <summary className="button" data-tone="quiet">
        {t('filter.open')}
        {count > 0 && <b className="filters-count middle">{count}</b>}
      </summary>
      <section className="filters-in" aria-label={t('filter.title')}>
        <FilterForm
          query={query}
          names={['min', 'max', 'promotion', 'free', 'featured', 'variants']}
          className="filter-form"
        >
          <FilterChecks query={query} className="check" />
          <fieldset className="prices">
            <legend {...visuallyHidden}>{t('filter.price')}</legend>
            <PriceFields query={query} page={page} className="field" />
          </fieldset>
          <button type="submit" className="button">
            {t('filter.apply')}
          </button>
        </FilterForm>
        {tags.map(({ key, title, options }) => (
          <div key={key} className="filter-tags">
            <h2>{title}</h2>
            <ul>
              {options.map((option) => (
                <li key={option.key}>
                  <Link {...option.link} className="chip">
                    {option.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </details>
  )
}
