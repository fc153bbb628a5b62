import type { CatalogQuery } from '@store/core'
import { CrossIcon, Link, useActiveFilters, usePaths } from '@store/template-kit'
import { useWords } from './words.ts'

/** What narrows the aisle, each with the way back. The aisle itself is where one stands, and no filter. */
export const useNarrowing = (query: CatalogQuery) => useActiveFilters(query).filter(({ key }) => key !== 'category')

export function Chips({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const filters = useNarrowing(query)
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
