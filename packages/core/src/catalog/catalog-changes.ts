import { type CatalogQuery, emptyQuery, type ProductPage } from './catalog-query.ts'

/**
 * The query with some parts changed. Any change except of the page goes back to page 1, and another category removes the
 * subcategory of the old one.
 */
export function changeQuery(query: CatalogQuery, change: Partial<CatalogQuery>): CatalogQuery {
  const moved = change.category !== undefined && change.category !== query.category
  const changed = { ...query, ...(moved ? { subcategory: null } : {}), ...change }
  const samePages = QUERY_FIELDS.every((field) => field === 'page' || changed[field] === query[field])
  return samePages ? changed : { ...changed, page: 1 }
}

const FILTERS = [
  'search',
  'category',
  'subcategory',
  'promotion',
  'freeShipping',
  'withVariants',
  'featured',
  'minPrice',
  'maxPrice',
  'tag',
  'options',
] as const
const QUERY_FIELDS = [...FILTERS, 'page', 'limit', 'sort'] as const

/** The active filters, for chips: each with the query without that filter. */
export function activeFilters(
  query: CatalogQuery,
): readonly { readonly filter: (typeof FILTERS)[number]; readonly without: CatalogQuery }[] {
  return FILTERS.filter((filter) => query[filter] !== emptyQuery[filter]).map((filter) => ({
    filter,
    without: changeQuery(query, { [filter]: emptyQuery[filter] }),
  }))
}

/** At least 1: an empty catalogue has one empty page. */
export function pageCount(page: Pick<ProductPage, 'count' | 'limit'>): number {
  return Math.max(1, Math.ceil(page.count / page.limit))
}
