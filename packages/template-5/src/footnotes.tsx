import { activeFilters, type CatalogQuery } from '@store/core'
import { CrossIcon, Link, useMoney, usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** The filters in force as numbered footnotes of the title; following one takes it away. */
export function Footnotes({ query }: { readonly query: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const nameOf = useFilterName(query)
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  return (
    <ol className="footnotes caption">
      {filters.map(({ filter, without }) => (
        <li key={filter}>
          <Link href={paths.catalog(without)} aria-label={t('filter.remove', { name: nameOf(filter) })}>
            <span>{nameOf(filter)}</span>
            <CrossIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link href={paths.catalog()} className="clear-all">
          {t('filter.clear')}
        </Link>
      </li>
    </ol>
  )
}

type Filter = ReturnType<typeof activeFilters>[number]['filter']

function useFilterName(query: CatalogQuery) {
  const { shop, subcategories } = useShop()
  const t = useWords()
  const money = useMoney()
  return (filter: Filter): string => {
    switch (filter) {
      case 'search':
        return `«${query.search}»`
      case 'category':
        return query.category ?? ''
      case 'subcategory':
        return subcategories.find(({ id }) => id === query.subcategory)?.name ?? t('filter.subcategory')
      case 'tag':
        return shop.tags.flatMap(({ values }) => values).find(({ id }) => id === query.tag)?.name ?? `${query.tag}`
      case 'minPrice':
        return t('filter.priceFrom', { amount: money(query.minPrice ?? 0) })
      case 'maxPrice':
        return t('filter.priceTo', { amount: money(query.maxPrice ?? 0) })
      default:
        return t(`filter.${filter}`)
    }
  }
}
