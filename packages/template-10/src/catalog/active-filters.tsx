import { activeFilters, type CatalogQuery } from '@store/core'
import { CrossIcon, type Filter, Link, useFilterName, usePaths } from '@store/template-kit'
import { useAge } from '../parts/age.tsx'
import { useWords } from '../words.ts'

/** Filters that `category-chips` shows; they are left out here. */
const SHOWN_ELSEWHERE: readonly Filter[] = ['category', 'subcategory']

/**
 * All other active filters, each with the link that removes it. If an age is remembered but not in the address, a link
 * that adds it.
 */
export function ActiveFilters({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const nameOf = useFilterName(query)
  const { ages, age } = useAge()
  const filters = activeFilters(query)
  const isAge = ages.some(({ id }) => id === query.tag)
  const narrowing = filters.filter(({ filter }) => !SHOWN_ELSEWHERE.includes(filter) && !(filter === 'tag' && isAge))
  const forgets = age !== null && query.tag === null
  if (filters.length === 0 && !forgets) return null
  return (
    <ul className="chips" aria-label={t('filter.active', { count: filters.length })}>
      {forgets && (
        <li>
          <Link href={paths.catalog({ ...query, tag: age.id, page: 1 })} className="chip" data-tone="sun">
            {t('trompo.onlyFor', { age: age.name })}
          </Link>
        </li>
      )}
      {narrowing.map(({ filter, without }) => (
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
      {filters.length > 0 && (
        <li>
          <Link href={paths.catalog()} className="link">
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
