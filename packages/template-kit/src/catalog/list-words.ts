import { activeFilters, type CatalogQuery } from '@store/core'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/**
 * What a list is called: by what is looked for in it, else by the narrowest place it shows. `whole`: the list of
 * everything, `offers`: that of what is reduced, where the template has a name of its own for it.
 */
export function useListTitle(query: CatalogQuery, named: { readonly whole: string; readonly offers?: string }): string {
  const t = useT()
  const { shop, subcategories } = useShop()
  if (query.search !== null) return t('catalog.results', { search: query.search })
  const subcategory = subcategories.find(({ id }) => id === query.subcategory)
  const tag = shop.tags.flatMap(({ values }) => values).find(({ id }) => id === query.tag)
  const place = subcategory?.name ?? query.category ?? tag?.name
  return place ?? (query.promotion ? (named.offers ?? t('home.promotions')) : named.whole)
}

/** What a list without products says: the shop has none yet, or none is as asked, and where all of them are. */
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
