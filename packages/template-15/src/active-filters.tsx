import { activeFilters, type CatalogQuery } from '@store/core'
import { CrossIcon, Link, useFilterName, usePaths } from '@store/template-kit'
import { useWords } from './words.ts'

/** What the list was narrowed to, each with the way back. */
export function ActiveFilters({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const nameOf = useFilterName(query)
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  return (
    <ul className="active-filters" aria-label={t('filter.active', { count: filters.length })}>
      {filters.map(({ filter, without }) => (
        <li key={filter}>
          <Link href={paths.catalog(without)} aria-label={t('filter.remove', { name: nameOf(filter) })}>
            {nameOf(filter)} <CrossIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}
