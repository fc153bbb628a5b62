import { activeFilters, type CatalogQuery } from '@store/core'
import { CrossIcon, Link, useMoney, usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** What is in force, each with a way out of it. */
export function FilterChips({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const nameOf = useFilterName(query)
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  return (
    <ul className="chips">
      {filters.map(({ filter, without }) => {
        const name = nameOf(filter)
        return (
          <li key={filter}>
            <Link href={paths.catalog(without)} className="chip-link" aria-label={t('filter.remove', { name })}>
              {name} <CrossIcon />
            </Link>
          </li>
        )
      })}
      {filters.length > 1 && (
        <li>
          <Link href={paths.catalog()} className="link-button">
            {t('filter.clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}

function useFilterName(query: CatalogQuery) {
  const t = useWords()
  const money = useMoney()
  const { shop, subcategories } = useShop()
  return (filter: ReturnType<typeof activeFilters>[number]['filter']): string => {
    switch (filter) {
      case 'search':
        return t('filter.search', { search: query.search ?? '' })
      case 'category':
        return query.category ?? ''
      case 'subcategory':
        return subcategories.find(({ id }) => id === query.subcategory)?.name ?? t('filter.subcategory')
      case 'minPrice':
        return t('filter.priceFrom', { amount: money(query.minPrice ?? 0) })
      case 'maxPrice':
        return t('filter.priceTo', { amount: money(query.maxPrice ?? 0) })
      case 'tag':
        return (
          shop.tags.flatMap(({ values }) => values).find(({ id }) => id === query.tag)?.name ?? t('filter.category')
        )
      case 'withVariants':
        return t('filter.withVariants')
      default:
        return t(`filter.${filter}`)
    }
  }
}
