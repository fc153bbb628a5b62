import { activeFilters, type CatalogQuery } from '@store/core'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/**
 * The title of a list: its search text, otherwise its subcategory, category or tag. `whole`: the title of the list of all
 * products; `offers`: that of reduced products, if the template has a separate one.
 */
export function useListTitle(
  query: CatalogQuery,
  titles: { readonly whole: string; readonly offers?: string },
): string {
  const t = useT()
  const { shop, subcategories } = useShop()
  if (query.search !== null) return t('catalog.results', { search: query.search })
  const subcategory = subcategories.find(({ id }) => id === query.subcategory)
  const tag = shop.tags.flatMap(({ values }) => values).find(({ id }) => id === query.tag)
  const name = subcategory?.name ?? query.category ?? tag?.name
  return name ?? (query.promotion ? (titles.offers ?? t('home.promotions')) : titles.whole)
}

/** The texts of an empty list: the shop has no products, or none match the filters; `hint` then links to all products. */
export function useNothingFound(query: CatalogQuery): {
  readonly title: string
  readonly hint: { readonly text: string; readonly clear: string; readonly href: string } | null
} {
  const t = useT()
  const paths = usePaths()
  if (activeFilters(query).length === 0 && query.page === 1) return { title: t('catalog.emptyShop'), hint: null }
  return {
    title: t('catalog.empty'),
    hint: { text: t('catalog.emptyHint'), clear: t('filter.clear'), href: paths.catalog() },
  }
}
