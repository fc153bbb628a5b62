import { type activeFilters, type CatalogQuery, optionsFrom } from '@store/core'
import { useMoney, useShop, useT } from '../shop-context.tsx'

export type Filter = ReturnType<typeof activeFilters>[number]['filter']

/** A function that names a filter of the query for shoppers: by its search text, category, tag, options or amount. */
export function useFilterName(query: CatalogQuery): (filter: Filter) => string {
  const t = useT()
  const money = useMoney()
  const { shop, subcategories } = useShop()
  return (filter) => {
    switch (filter) {
      case 'search':
        return t('filter.search', { search: query.search ?? '' })
      case 'category':
        return query.category ?? t('filter.category')
      case 'subcategory':
        return subcategories.find(({ id }) => id === query.subcategory)?.name ?? t('filter.subcategory')
      case 'minPrice':
        return t('filter.priceFrom', { amount: money(query.minPrice ?? 0) })
      case 'maxPrice':
        return t('filter.priceTo', { amount: money(query.maxPrice ?? 0) })
      case 'tag':
        return shop.tags.flatMap(({ values }) => values).find(({ id }) => id === query.tag)?.name ?? t('filter.title')
      case 'options':
        return optionsFrom(query.options)
          .map(({ value }) => value)
          .join(' · ')
      default:
        return t(`filter.${filter}`)
    }
  }
}
