import type { CatalogQuery, ProductPage } from '@store/core'
import { FilterChecks, FilterForm, Link, PriceFields, useFilterGroups } from '@store/template-kit'
import { useWords } from '../words.ts'

/** All filters as a list, in a `<details>` below the sentence. */
export function FilterSheet({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  return (
    <details className="filters">
      <summary className="link">{t('sentence.asList')}</summary>
      <section className="sheet filters-sheet" aria-label={t('filter.title')}>
        {useFilterGroups(query, page)
          .filter(({ kind }) => kind !== 'subcategory')
          .map(({ key, title, options }) => (
            <div key={key} className="filter-group">
              <h2>{title}</h2>
              <ul>
                {options.map((option) => (
                  <li key={option.key}>
                    <Link {...option.link} className="filter-choice">
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
          className="filters-form"
        >
          <fieldset>
            <legend>{t('filter.price')}</legend>
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
