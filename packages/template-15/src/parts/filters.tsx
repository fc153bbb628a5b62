import { activeFilters, type CatalogQuery, type ProductPage } from '@store/core'
import {
  ClosePopover,
  FilterChecks,
  FilterForm,
  Link,
  Popover,
  PriceFields,
  SortField,
  useFilterGroups,
  usePaths,
} from '@store/template-kit'
import type { CSSProperties } from 'react'
import { useWords } from '../words.ts'

const PANEL = 'threads'

/** The filters, in a panel opened by "Filter (2)". Categories are left out: the header has them. */
export function Filters({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const count = activeFilters(query).length
  return (
    <>
      <button type="button" className="button threads" data-tone="quiet" popovertarget={PANEL}>
        {t('filter.open')}
        {count > 0 && ` (${count})`}
      </button>
      <Popover id={PANEL} className="threads-panel" role="dialog" aria-label={t('filter.title')}>
        <p className="threads-head apart">
          <strong>{t('filter.title')}</strong>
          <ClosePopover of={PANEL} className="icon-button" />
        </p>
        <FilterFields query={query} page={page} />
        <FilterGroups query={query} page={page} />
      </Popover>
    </>
  )
}

/** Order, price and switches, as a form. */
function FilterFields({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const paths = usePaths()
  return (
    <FilterForm
      query={query}
      names={['min', 'max', 'promotion', 'free', 'featured', 'variants', 'sort']}
      className="threads-form"
    >
      <div className="threads-fields">
        <SortField query={query} className="field" />
        <PriceFields query={query} page={page} className="field" />
      </div>
      <div className="threads-knots wraps">
        <FilterChecks query={query} className="check" />
      </div>
      <div className="threads-ends wraps">
        <button type="submit" className="button">
          {t('filter.apply')}
        </button>
        <Link href={paths.catalog()} className="link">
          {t('filter.clear')}
        </Link>
      </div>
    </FilterForm>
  )
}

/** The other filters: a row of links for each group, the active ones filled with the group's colour. */
function FilterGroups({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const groups = useFilterGroups(query, page).filter(({ kind }) => kind !== 'category')
  return groups.map(({ key, title, options }, index) => (
    <section
      key={key}
      aria-label={title}
      className="wound"
      style={{ '--yarn': `var(--yarn-${index % 4})` } as CSSProperties}
    >
      <p className="wound-name">{title}</p>
      <ul>
        {options.map((option) => (
          <li key={option.key}>
            <Link {...option.link}>{option.name}</Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
