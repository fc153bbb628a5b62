import { activeFilters, type CatalogQuery } from '@store/core'
import { CrossIcon, Link, useFilterName, usePaths } from '@store/template-kit'
import { useWords } from './words.ts'

/** What narrows the aisle, each with the way back. The aisle itself is where one stands, and no filter. */
export const narrowing = (query: CatalogQuery) => activeFilters(query).filter(({ filter }) => filter !== 'category')

export function Chips({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const nameOf = useFilterName(query)
  const filters = narrowing(query)
  if (filters.length === 0) return null
  return (
    <ul className="chips" aria-label={t('filter.active', { count: filters.length })}>
      {filters.map(({ filter, without }) => (
        <li key={filter}>
          <Link
            href={paths.catalog(without)}
            className="chip"
            aria-label={t('filter.remove', { name: nameOf(filter) })}
          >
            {nameOf(filter)} <CrossIcon />
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
