import type { CatalogQuery } from '@store/core'
import { CrossIcon, Link, useActiveFilters, usePaths } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The active filters, each with the link that removes it. The category is left out: the page's title is its name. */
export const useCategoryFilters = (query: CatalogQuery) =>
  useActiveFilters(query).filter(({ key }) => key !== 'category')

export function ActiveFilters({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const filters = useCategoryFilters(query)
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
