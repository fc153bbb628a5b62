import type { CatalogQuery } from '@store/core'
import { CrossIcon, Link, useActiveFilters, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The active filters; each is a link that removes it. */
export function FilterChips({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const filters = useActiveFilters(query)
  if (filters.length === 0) return null
  return (
    <ul className="badges">
      {filters.map(({ key, name, remove }) => (
        <li key={key}>
          <Link {...remove} className="chip-link">
            {name} <CrossIcon />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href={paths.catalog()} className="link">
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
