import type { CatalogQuery } from '@store/core'
import { CrossIcon, Link, useActiveFilters } from '@store/template-kit'
import { useWords } from './words.ts'

/** The active filters; each is a link that removes it. */
export function ActiveFilters({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const filters = useActiveFilters(query)
  if (filters.length === 0) return null
  return (
    <ul className="active-filters" aria-label={t('filter.active', { count: filters.length })}>
      {filters.map(({ key, name, remove }) => (
        <li key={key}>
          <Link {...remove}>
            {name} <CrossIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}
