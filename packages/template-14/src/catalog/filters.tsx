import { activeFilters, type CatalogQuery, type ProductPage } from '@store/core'
import {
  FilterChecks,
  FilterForm,
  type FilterGroup,
  Link,
  PriceFields,
  SortField,
  useFilterGroups,
  usePaths,
  visuallyHidden,
} from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * The filters: a `<details>`. On phones and tablets it is closed; on wide screens the style sheet keeps it open beside
 * the index. Categories are left out: the index has them.
 */
export function Filters({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const count = activeFilters(query).length
  return (
    <details className="second filters">
      <summary>
        {t('filter.open')}
        {count > 0 && ` (${count})`}
      </summary>
      <section aria-label={t('filter.title')} className="second-body one-column">
        <Subjects groups={useFilterGroups(query, page).filter(({ kind }) => kind !== 'category')} />
        <FilterForm
          query={query}
          names={['min', 'max', 'promotion', 'free', 'featured', 'variants', 'sort']}
          className="filter-form"
        >
          <FilterChecks query={query} className="check" />
          <fieldset className="prices">
            <legend {...visuallyHidden}>{t('filter.price')}</legend>
            <PriceFields query={query} page={page} className="field" />
          </fieldset>
          <SortField query={query} className="field" />
          <AskOrClear isNarrowed={count > 0} />
        </FilterForm>
      </section>
    </details>
  )
}

/** Tags as in a book's index: the name in italics, its values below it in one paragraph. */
function Subjects({ groups }: { readonly groups: readonly FilterGroup[] }) {
  if (groups.length === 0) return null
  return (
    <dl className="subjects">
      {groups.map(({ key, title, options }) => (
        <div key={key}>
          <dt>{title}</dt>
          {options.map((option) => (
            <dd key={option.key}>
              <Link {...option.link}>{option.name}</Link>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function AskOrClear({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const t = useWords()
  const paths = usePaths()
  return (
    <p>
      <button type="submit" className="button" data-tone="quiet">
        {t('filter.apply')}
      </button>
      {isNarrowed && (
        <Link href={paths.catalog()} className="link">
          {t('filter.clear')}
        </Link>
      )}
    </p>
  )
}
