import { activeFilters, type CatalogQuery } from '@store/core'
import { CrossIcon, Link, useMoney, usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** What the list was narrowed to, each with the way back. */
export function ActiveFilters({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const { shop, subcategories } = useShop()
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  const nameOf = (filter: (typeof filters)[number]['filter']): string => {
    switch (filter) {
      case 'search':
        return t('filter.search', { search: query.search ?? '' })
      case 'minPrice':
        return t('filter.priceFrom', { amount: money(query.minPrice ?? 0) })
      case 'maxPrice':
        return t('filter.priceTo', { amount: money(query.maxPrice ?? 0) })
      case 'category':
        return query.category ?? t('filter.category')
      case 'subcategory':
        return subcategories.find(({ id }) => id === query.subcategory)?.name ?? t('filter.subcategory')
      case 'tag':
        return shop.tags.flatMap(({ values }) => values).find(({ id }) => id === query.tag)?.name ?? t('filter.title')
      default:
        return t(`filter.${filter}`)
    }
  }
  return (
    <ul className="active-filters" aria-label={t('filter.active', { count: filters.length })}>
      {filters.map(({ filter, without }) => (
        <li key={filter}>
          <Link href={paths.catalog(without)} aria-label={t('filter.remove', { name: nameOf(filter) })}>
            {nameOf(filter)} <CrossIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}
