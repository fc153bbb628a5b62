import { activeFilters, type CatalogQuery } from '@store/core'
import { CrossIcon, type Filter, Link, useFilterName, usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** What the sentence does not say: each a pill with the way back. */
const SAID: readonly Filter[] = ['category', 'subcategory', 'tag', 'maxPrice']

export function ActiveFilters({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const nameOf = useFilterName(query)
  const filters = activeFilters(query)
  const unsaid = filters.filter(({ filter }) => !SAID.includes(filter) || categories.length === 0)
  if (filters.length === 0) return null
  return (
    <ul className="pills" aria-label={t('filter.active', { count: filters.length })}>
      {unsaid.map(({ filter, without }) => (
        <li key={filter}>
          <Link
            href={paths.catalog(without)}
            className="pill-link"
            aria-label={t('filter.remove', { name: nameOf(filter) })}
          >
            {nameOf(filter)} <CrossIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link href={paths.catalog()} className="quiet-link">
          {t('filter.clear')}
        </Link>
      </li>
    </ul>
  )
}
