import { type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import { FilterCheck, FilterForm, Link, PriceFields, usePaths, useShop, visuallyHidden } from '@store/template-kit'
import { useAge } from './age.tsx'
import { useWords } from './words.ts'

/** Everything else that narrows a list, on a sheet under its button: a native disclosure, so it opens without a script. */
export function Filters({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const paths = usePaths()
  const { ages } = useAge()
  const { shop } = useShop()
  const tags = shop.tags
    .filter(({ values }) => values.length > 0 && !values.some(({ id }) => ages.some((age) => age.id === id)))
    .toSorted((a, b) => a.position - b.position)
  return (
    <details className="filters">
      <summary className="block-link">{t('trompo.moreFilters')}</summary>
      <section className="block filters-in" aria-label={t('filter.title')}>
        {tags.map((tag) => (
          <div key={tag.id}>
            <h2 className="filter-title">{tag.name}</h2>
            <ul className="chips">
              {tag.values.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    href={paths.catalog(changeQuery(query, { tag: id === query.tag ? null : id }))}
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
        <FilterForm query={query} names={['min', 'max', 'promotion', 'free', 'variants']} className="filter-form">
          <fieldset className="prices">
            <legend {...visuallyHidden}>{t('filter.price')}</legend>
            <PriceFields query={query} page={page} className="field" />
          </fieldset>
          <FilterCheck query={query} filter="promotion" className="check" />
          <FilterCheck query={query} filter="freeShipping" className="check" />
          <FilterCheck query={query} filter="withVariants" className="check" />
          <button type="submit" className="button" data-tone="sun">
            {t('filter.apply')}
          </button>
        </FilterForm>
      </section>
    </details>
  )
}
