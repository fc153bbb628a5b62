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
import { useWords } from './words.ts'

type Sifting = { readonly query: CatalogQuery; readonly page: ProductPage }

/** Chips in a row: each is a link that puts its word on the list or takes it off; price and the rest fold open. */
export function Sieve({ query, page }: Sifting) {
  const t = useWords()
  const paths = usePaths()
  // Sections are the tabs above.
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
        <MoreSieves query={query} page={page} />
        {page.products.length > 0 && <SortSelect query={query} className="sort" />}
      </div>
      <Sifted query={query} />
    </section>
  )
}

function MoreSieves({ query, page }: Sifting) {
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

/** What the list has been sifted by, each with its cross. */
function Sifted({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const active = useActiveFilters(query)
  return (
    active.length > 0 && (
      <div className="sifted">
        {active.map(({ key, name, remove }) => (
          <Link key={key} {...remove}>
            {name}
            <CrossIcon />
          </Link>
        ))}
        <Link href={paths.catalog()} className="under">
          {t('filter.clear')}
        </Link>
      </div>
    )
  )
}
