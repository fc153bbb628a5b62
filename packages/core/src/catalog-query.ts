import type { Amount } from './amount.ts'
import type { Product } from './product.ts'

/** B11. `featured` is the merchant's own order (`orden` descending). */
export const SORTS = ['featured', 'nameAsc', 'nameDesc', 'priceAsc', 'priceDesc', 'bestSellers', 'promotions', 'withVariants'] as const
export type Sort = (typeof SORTS)[number]

export const PAGE_SIZE = 24
export const MAX_PAGE_SIZE = 100

/** What a shopper asks of the catalogue (C22). */
export type CatalogQuery = {
  readonly page: number
  readonly limit: number
  readonly search: string | null
  /** Category by name, as the wire has it. */
  readonly category: string | null
  readonly subcategory: number | null
  readonly promotion: boolean
  readonly freeShipping: boolean
  readonly withVariants: boolean
  readonly featured: boolean
  readonly minPrice: Amount | null
  readonly maxPrice: Amount | null
  readonly tag: number | null
  readonly sort: Sort
}

export type ProductPage = {
  readonly products: readonly Product[]
  readonly page: number
  readonly limit: number
  readonly count: number
  readonly minPrice: Amount | null
  readonly maxPrice: Amount | null
}

export declare const emptyQuery: CatalogQuery
/** Reads the page's address; anything odd falls back to the default. Parameters: q, category, subcategory, promotion, free, variants, featured, min, max (major units), tag, sort, page. */
export declare function queryFromSearch(search: URLSearchParams): CatalogQuery
/** The address that asks for this query; only what differs from the default, in a fixed order, so equal queries have equal addresses. */
export declare function searchFromQuery(query: CatalogQuery): URLSearchParams
/** The query with some parts changed; any change but of page goes back to page 1. */
export declare function changeQuery(query: CatalogQuery, change: Partial<CatalogQuery>): CatalogQuery
/** Filters in force, for chips: each with the query without it. */
export declare function activeFilters(query: CatalogQuery): readonly { readonly filter: 'search' | 'category' | 'subcategory' | 'promotion' | 'freeShipping' | 'withVariants' | 'featured' | 'minPrice' | 'maxPrice' | 'tag'; readonly without: CatalogQuery }[]
export declare function pageCount(page: Pick<ProductPage, 'count' | 'limit'>): number
/** Parameters the catalogue understands; all others are ignored, in cache keys too. */
export declare const QUERY_PARAMETERS: readonly string[]
