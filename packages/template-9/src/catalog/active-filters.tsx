import type { CatalogQuery } from '@store/core'
import { CrossIcon, type Filter, Link, useActiveFilters, usePaths, useShop } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Filters the sentence shows itself. All other active filters are pills with a link that removes them. */
const SAID: readonly Filter[] = ['category', 'subcategory', 'tag', 'maxPrice']

export function ActiveFilters({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const filters = useActiveFilters(query)
  const unsaid = filters.filter(({ key }) => !SAID.includes(key) || categories.length === 0)
  if (filters.length === 0) return null
  return (
    <ul className="pills wraps" aria-label={t('filter.active', { count: filters.length })}>
      {unsaid.map(({ key, name, remove }) => (
        <li key={key}>
          <Link {...remove} className="pill-link">
            {name} <CrossIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link href={paths.catalog()} className="link">
          {t('filter.clear')}
        </Link>
      </li>
    </ul>
  )
}
