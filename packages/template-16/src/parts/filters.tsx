import { type CatalogQuery, changeQuery, type ProductPage } from '@store/core'
import {
  CrossIcon,
  FilterChecks,
  FilterForm,
  Link,
  PriceFields,
  SortSelect,
  useActiveFilters,
  useFilterGroups,
  usePaths,
} from '@store/template-kit'
import { useWords } from '../words.ts'

type FilterProps = { readonly query: CatalogQuery; readonly page: ProductPage }

/** The filters as a row of links that add or remove a value; price and the rest are in a `<details>`. */
export function Filters({ query, page }: FilterProps) {
  const t = useWords()
  const paths = usePaths()
  // Without categories, which are the tabs above.
  const words = useFilterGroups(query, page).filter(({ kind }) => kind !== 'category')
  return (
    <section className="sieve" aria-label={t('filter.title')}>
      <div className="chips">
        {(['promotion', 'featured'] as const).map((flag) => (
          <Link
            key={flag}
            href={paths.catalog(changeQuery(query, { [flag]: !query[flag] }))}
            className="chip"
            aria-current={query[flag] ? 'true' : undefined}
          >
            {t(`filter.${flag}`)}
          </Link>
        ))}
        {words.flatMap((group) =>
          group.options.map(({ key, name, link }) => (
            <Link key={`${group.key} ${key}`} {...link} className="chip">
              {name}
            </Link>
          )),
        )}
        <MoreFilters query={query} page={page} />
        {page.products.length > 0 && <SortSelect query={query} className="sort" />}
      </div>
      <ActiveFilters query={query} />
    </section>
  )
}

function MoreFilters({ query, page }: FilterProps) {
  const t = useWords()
  const isOn = query.minPrice !== null || query.maxPrice !== null || query.freeShipping || query.withVariants
  return (
    <details className="sieve-more" data-on={isOn ? '' : undefined}>
      <summary className="chip">{t('filter.price')}</summary>
      <FilterForm query={query} names={['min', 'max', 'free', 'variants']} className="sieve-form">
        <div className="prices">
          <PriceFields query={query} page={page} className="field" />
        </div>
        <FilterChecks query={query} filters={['freeShipping', 'withVariants']} className="check" />
        <button type="submit" className="button">
          {t('filter.apply')}
        </button>
      </FilterForm>
    </details>
  )
}

/** The active filters; each is a link that removes it. */
function ActiveFilters({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const active = useActiveFilters(query)
  return (
    active.length > 0 && (
      <div className="sifted wraps">
        {active.map(({ key, name, remove }) => (
          <Link key={key} {...remove}>
            {name}
            <CrossIcon />
          </Link>
        ))}
        <Link href={paths.catalog()} className="link">
          {t('filter.clear')}
        </Link>
      </div>
    )
  )
}
