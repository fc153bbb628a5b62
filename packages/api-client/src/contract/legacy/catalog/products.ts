import {
  type CatalogQuery,
  type ProductPage as DomainProductPage,
  emptyQuery,
  FIELD_LIMITS,
  MAX_PAGE_SIZE,
  optionsFrom,
  optionsToText,
  PAGE_SIZE,
  type ShopId,
  type Sort,
} from '@store/core'
import * as z from 'zod'
import { idInAddress, idInAddressIfAny, typed, typedIfAny } from '../../fields.ts'
import { codesIfAny, list, translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { envelope, envelopeOrNull } from '../envelope.ts'
import { amountIfAny, amountOrNull, flagIfOn, html, numberIfAny, numberOrZero, text } from '../fields.ts'
import { ProductInDetail } from './product-detail.ts'
import { ProductInList } from './product-list.ts'

/** Larger than any catalogue: no request is made for a larger offset. */
const MAX_PAGE = 1_000_000

const direction = codesIfAny({ asc: 'ASC', desc: 'DESC' })

const CatalogQueryWire = z.object({
  storeId: idInAddress,
  active: flagIfOn,
  page: numberIfAny,
  limit: numberIfAny,
  name: typedIfAny(FIELD_LIMITS.search),
  category: typedIfAny(FIELD_LIMITS.slug),
  subcategory: idInAddressIfAny,
  tag: idInAddressIfAny,
  freeShipping: flagIfOn,
  promotion: flagIfOn,
  variants: flagIfOn,
  favorite: flagIfOn,
  'top-sales': flagIfOn,
  'min-price': amountIfAny,
  'max-price': amountIfAny,
  /** Ours: `Color:Negro;Talla:M`. */
  options: typedIfAny(FIELD_LIMITS.slug),
  alphabetic: direction,
  price: direction,
  /** Ours: the two sort orders that the other parameters cannot express. */
  sort: codesIfAny({ promotions: 'promotion', withVariants: 'variants' }),
})

/** If several orders are given, price has priority, then name. */
function sortFrom(w: z.output<typeof CatalogQueryWire>): Sort {
  if (w.price) return w.price === 'asc' ? 'priceAsc' : 'priceDesc'
  if (w.alphabetic) return w.alphabetic === 'asc' ? 'nameAsc' : 'nameDesc'
  if (w['top-sales']) return 'bestSellers'
  return w.sort ?? 'featured'
}

const CatalogQueryInAddress = translate(CatalogQueryWire, {
  fromWire: (w): CatalogQuery & { readonly shopId: ShopId } => ({
    shopId: w.storeId,
    page: Math.min(MAX_PAGE, Math.max(1, Math.floor(w.page ?? 1))),
    limit: Math.min(MAX_PAGE_SIZE, Math.max(1, Math.floor(w.limit ?? PAGE_SIZE))),
    search: w.name,
    category: w.category,
    subcategory: w.subcategory,
    promotion: w.promotion,
    freeShipping: w.freeShipping,
    withVariants: w.variants,
    featured: w.favorite,
    minPrice: w['min-price'],
    maxPrice: w['max-price'],
    tag: w.tag,
    options: optionsToText(optionsFrom(w.options)),
    sort: sortFrom(w),
    view: null,
  }),
  toWire: (d): z.output<typeof CatalogQueryWire> => ({
    storeId: d.shopId,
    active: true,
    page: d.page,
    limit: d.limit,
    name: d.search,
    category: d.category,
    subcategory: d.subcategory,
    tag: d.tag,
    options: d.options,
    freeShipping: d.freeShipping,
    promotion: d.promotion,
    variants: d.withVariants,
    favorite: d.featured,
    'top-sales': d.sort === 'bestSellers',
    'min-price': d.minPrice,
    'max-price': d.maxPrice,
    alphabetic: d.sort === 'nameAsc' ? 'asc' : d.sort === 'nameDesc' ? 'desc' : null,
    price: d.sort === 'priceAsc' ? 'asc' : d.sort === 'priceDesc' ? 'desc' : null,
    sort: d.sort === 'promotions' || d.sort === 'withVariants' ? d.sort : null,
  }),
})

/** No results: an empty list with counters at 0, or no body at all (204). Both are read. */
const ProductPage = translate(
  z
    .object({
      publicProductList: list(ProductInList),
      page: text,
      limit: text,
      count: numberOrZero,
      priceLimit: amountOrNull,
      priceMinimum: amountOrNull,
    })
    .meta({ id: 'PaginaDeProductos' })
    .nullish(),
  {
    fromWire: (w): DomainProductPage => ({
      products: w?.publicProductList ?? [],
      page: Number(w?.page) || emptyQuery.page,
      limit: Number(w?.limit) || emptyQuery.limit,
      count: w?.count ?? 0,
      minPrice: w?.count ? w.priceMinimum : null,
      maxPrice: w?.count ? w.priceLimit : null,
    }),
    toWire: (d) => ({
      publicProductList: d.products,
      page: String(d.page),
      limit: String(d.limit),
      count: d.count,
      priceLimit: d.count === 0 ? 0 : d.maxPrice,
      priceMinimum: d.count === 0 ? 0 : d.minPrice,
    }),
  },
)

const BySlug = z.object({ slug: typed(FIELD_LIMITS.slug) })

/** Without a shop, the product's shop is used; our client always sends one. */
const InShop = translate(z.object({ storeId: idInAddressIfAny }), {
  fromWire: (w): { readonly shopId: ShopId | null } => ({ shopId: w.storeId }),
  toWire: (d) => ({ storeId: d.shopId }),
})

/** C22. */
export const listProducts = defineLegacyEndpoint({
  name: 'listProducts',
  tag: 'Catalogue',
  method: 'GET',
  path: '/api/v1/products/public/paged',
  summary: 'One page of the catalogue of a shop',
  query: CatalogQueryInAddress,
  response: envelope(ProductPage),
  open: false,
})

/** C23. Null: this shop has no such product. */
export const getProduct = defineLegacyEndpoint({
  name: 'getProduct',
  tag: 'Catalogue',
  method: 'GET',
  path: '/api/v1/products/public/:slug',
  summary: 'A product; of the slug only the last part, the id, counts',
  params: BySlug,
  query: InShop,
  response: envelopeOrNull(ProductInDetail),
  open: false,
  nullOn: [404],
})

/** C24. */
export const getProductDescription = defineLegacyEndpoint({
  name: 'getProductDescription',
  tag: 'Catalogue',
  method: 'GET',
  path: '/api/v1/products/public/description/:slug',
  summary: 'Long description of a product',
  params: BySlug,
  query: InShop,
  response: envelope(html),
  open: false,
  nullOn: [404],
})
