import type { CatalogQuery, ProductPage } from '@store/core'
import { FilterChecks, FilterForm, Link, PriceFields, useFilterGroups, visuallyHidden } from '@store/template-kit'
import { useAge } from '../parts/age.tsx'
import { useWords } from '../words.ts'

/** All other filters in a sheet below its button: a `<details>`, so it opens without JavaScript. */
export function Filters({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const { ages } = useAge()
  const tags = useFilterGroups(query, page).filter(
    ({ kind, options }) =>
      kind === 'option' || (kind === 'tag' && !options.some(({ key }) => ages.some(({ id }) => id === key))),
  )
  return (
    <details className="filters">
      <summary className="block-link">{t('trompo.moreFilters')}</summary>
      <section className="block filters-in" aria-label={t('filter.title')}>
        {tags.map(({ key, title, options }) => (
          <div key={key}>
            <h2 className="filter-title">{title}</h2>
            <ul className="chips">
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
        <FilterForm
          query={query}
          names={['min', 'max', 'promotion', 'free', 'featured', 'variants']}
          className="filter-form wraps"
        >
          <fieldset className="prices">
            <legend {...visuallyHidden}>{t('filter.price')}</legend>
            <PriceFields query={query} page={page} className="field" />
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
