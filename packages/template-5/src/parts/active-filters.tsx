import { activeFilters, type CatalogQuery } from '@store/core'
import { CrossIcon, type Filter, Link, useFilterName, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The active filters as numbered notes of the title. Each is a link that removes its filter. */
export function ActiveFilters({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const filterName = useFilterName(query)
  const nameOf = (filter: Filter) => (filter === 'search' ? `«${query.search}»` : filterName(filter))
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  return (
    <ol className="footnotes caption wraps">
      {filters.map(({ filter, without }) => (
        <li key={filter}>
          <Link href={paths.catalog(without)} aria-label={t('filter.remove', { name: nameOf(filter) })}>
            <span>{nameOf(filter)}</span>
            <CrossIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link href={paths.catalog()} className="clear-all">
          {t('filter.clear')}
        </Link>
      </li>
    </ol>
  )
}
