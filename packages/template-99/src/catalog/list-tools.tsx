import type { CatalogQuery, ProductPage } from '@store/core'
import { SortSelect, useActiveFilters } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { FILTERS, Filters } from './filters.tsx'

/** Order, view and filters of a list as a row of chips. */
export function ListTools(props: {
  readonly page: ProductPage
  readonly query: CatalogQuery
  readonly children?: ReactNode
}) {
  const t = useWords()
  const { page, query } = props
  const { length } = useActiveFilters(query)
  return (
    <>
      <div className="list-tools wraps">
        <button type="button" className="chip" popovertarget={FILTERS}>
          {length > 0 ? t('filter.active', { count: length }) : t('filter.open')}
        </button>
        <SortSelect query={query} className="sort" />
        {props.children}
      </div>
      <Filters page={page} query={query} />
    </>
  )
}
