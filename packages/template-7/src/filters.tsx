import { type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import { FilterCheck, FilterForm, Link, PriceFields, usePaths, useShop, visuallyHidden } from '@store/template-kit'
import { narrowing } from './chips.tsx'
import { useWords } from './words.ts'

/** Everything that narrows, in one popover: a native disclosure, so it opens without a script. */
export function Filters({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const count = narrowing(query).length
  return (
    <details className="filters">
      <summary className="button" data-tone="quiet">
        {t('filter.open')}
        {count > 0 && <b className="filters-count">{count}</b>}
      </summary>
      <section className="filters-in" aria-label={t('filter.title')}>
        <FilterForm query={query} names={['min', 'max', 'promotion', 'free']} className="filter-form">
          <FilterCheck query={query} filter="promotion" className="check" />
          <FilterCheck query={query} filter="freeShipping" className="check" />
          <fieldset className="prices">
            <legend {...visuallyHidden}>{t('filter.price')}</legend>
            <PriceFields query={query} page={page} className="field" />
          </fieldset>
          <button type="submit" className="button">
            {t('filter.apply')}
          </button>
        </FilterForm>
        {shop.tags
          .toSorted((a, b) => a.position - b.position)
          .map((tag) => (
            <div key={tag.id} className="filter-tags">
              <h2>{tag.name}</h2>
              <ul>
                {tag.values.map(({ id, name }) => (
                  <li key={id}>
                    <Link
                      href={paths.catalog(changeQuery(query, { tag: id }))}
                      className="chip"
                      aria-current={id === query.tag ? 'true' : undefined}
                    >
                      {name}
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
