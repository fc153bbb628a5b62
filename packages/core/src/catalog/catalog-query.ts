import type { Amount } from '../money/amount.ts'
import type { Option, Product } from '../product/product.ts'

/** B11. `featured` is the merchant's own order (`orden` descending). */
export const SORTS = [
  'featured',
  'nameAsc',
  'nameDesc',
  'priceAsc',
  'priceDesc',
  'bestSellers',
  'promotions',
  'withVariants',
] as const
export type Sort = (typeof SORTS)[number]

/** List layouts that a template may offer besides its own: rows, covers, spines on a shelf. */
export const VIEWS = ['list', 'covers', 'shelf'] as const
export type View = (typeof VIEWS)[number]

export const PAGE_SIZE = 24
export const MAX_PAGE_SIZE = 100

/** A shopper's search, filters, order and page of the catalogue. */
export type CatalogQuery = {
  readonly page: number
  readonly limit: number
  readonly search: string | null
  /** Category by name, as on the wire. */
  readonly category: string | null
  readonly subcategory: number | null
  readonly promotion: boolean
  readonly freeShipping: boolean
  readonly withVariants: boolean
  readonly featured: boolean
  readonly minPrice: Amount | null
  readonly maxPrice: Amount | null
  readonly tag: number | null
  /** Chosen options, as `optionsToText` writes them. A product matches if one variant in stock has all of them. */
  readonly options: string | null
  readonly sort: Sort
  /** The list layout; null: the template's default. It is not sent to the services. */
  readonly view: View | null
}

export type ProductPage = {
  readonly products: readonly Product[]
  readonly page: number
  readonly limit: number
  readonly count: number
  readonly minPrice: Amount | null
  readonly maxPrice: Amount | null
  /** On pages with filters: the options that the list can be filtered by. */
  readonly options?: readonly Option[]
}

export const emptyQuery: CatalogQuery = {
  page: 1,
  limit: PAGE_SIZE,
  search: null,
  category: null,
  subcategory: null,
  promotion: false,
  freeShipping: false,
  withVariants: false,
  featured: false,
  minPrice: null,
  maxPrice: null,
  tag: null,
  options: null,
  sort: 'featured',
  view: null,
}

/** In the order in which addresses have them. */
const PARAMETERS = [
  'q',
  'category',
  'subcategory',
  'promotion',
  'free',
  'variants',
  'featured',
  'min',
  'max',
  'tag',
  'options',
  'sort',
  'view',
  'page',
] as const

/** Parameters that the catalogue reads; all others are ignored, in cache keys too. */
export const QUERY_PARAMETERS: readonly string[] = PARAMETERS

/**
 * The query as address parameters: only what differs from the default, in a fixed order, so equal queries have equal
 * addresses.
 */
export function searchFromQuery(query: CatalogQuery): URLSearchParams {
  const values: Readonly<Record<(typeof PARAMETERS)[number], string | null>> = {
    q: query.search,
    category: query.category,
    subcategory: query.subcategory?.toString() ?? null,
    promotion: query.promotion ? '1' : null,
    free: query.freeShipping ? '1' : null,
    variants: query.withVariants ? '1' : null,
    featured: query.featured ? '1' : null,
    min: query.minPrice === null ? null : inMajorUnits(query.minPrice),
    max: query.maxPrice === null ? null : inMajorUnits(query.maxPrice),
    tag: query.tag?.toString() ?? null,
    options: query.options,
    sort: query.sort === emptyQuery.sort ? null : query.sort,
    view: query.view,
    page: query.page === 1 ? null : String(query.page),
  }
  const search = new URLSearchParams()
  for (const name of PARAMETERS) {
    const value = values[name]
    if (value !== null) search.set(name, value)
  }
  return search
}

function inMajorUnits(amount: Amount): string {
  const hundredths = amount % 100
  return `${Math.floor(amount / 100)}${hundredths > 0 ? `.${String(hundredths).padStart(2, '0')}` : ''}`
}
