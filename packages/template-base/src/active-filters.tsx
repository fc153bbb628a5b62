import type { CatalogQuery } from '@store/core'
import { CrossIcon, Link, useActiveFilters, usePaths, useT } from '@store/template-kit'

/** The active filters of the catalogue, each a link that removes it. */
export function ActiveFilters({ query }: { readonly query: CatalogQuery }) {
  const t = useT()
  const paths = usePaths()
  const filters = useActiveFilters(query)
  if (filters.length === 0) return null
  return (
    <ul className="chips" aria-label={t('filter.active', { count: filters.length })}>
      {filters.map(({ key, name, remove }) => (
        <li key={key}>
          <Link {...remove} className="chip">
            {name} <CrossIcon />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link href={paths.catalog()} className="chip" data-tone="plain">
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
