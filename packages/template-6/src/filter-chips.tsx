import { activeFilters, type CatalogQuery } from '@store/core'
import { CrossIcon, Link, useFilterName, usePaths } from '@store/template-kit'
import { useWords } from './words.ts'

/** What is in force, each with a way out of it. */
export function FilterChips({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const nameOf = useFilterName(query)
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  return (
    <ul className="chips">
      {filters.map(({ filter, without }) => {
        const name = nameOf(filter)
        return (
          <li key={filter}>
            <Link href={paths.catalog(without)} className="chip-link" aria-label={t('filter.remove', { name })}>
              {name} <CrossIcon />
            </Link>
          </li>
        )
      })}
      {filters.length > 1 && (
        <li>
          <Link href={paths.catalog()} className="link-button">
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
