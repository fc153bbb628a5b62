import { activeFilters, type CatalogQuery } from '@store/core'
import { CrossIcon, Link, useMoney, usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

type Filter = ReturnType<typeof activeFilters>[number]['filter']

/** What the sentence does not say: each a pill with the way back. */
const SAID: readonly Filter[] = ['category', 'subcategory', 'tag', 'maxPrice']

export function ActiveFilters({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const { categories } = useShop()
  const filters = activeFilters(query)
  const unsaid = filters.filter(({ filter }) => !SAID.includes(filter) || categories.length === 0)
  if (filters.length === 0) return null
  const nameOf = (filter: Filter): string => {
    switch (filter) {
      case 'search':
        return t('filter.search', { search: query.search ?? '' })
      case 'minPrice':
        return t('filter.priceFrom', { amount: money(query.minPrice ?? 0) })
      case 'maxPrice':
        return t('filter.priceTo', { amount: money(query.maxPrice ?? 0) })
      case 'category':
        return query.category ?? t('filter.category')
      case 'tag':
        return t('filter.title')
      default:
        return t(`filter.${filter}`)
    }
  }
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
