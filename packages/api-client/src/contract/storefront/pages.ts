import { type Article, FIELD_LIMITS, type Product, type SafeHtml } from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { countInAddress, idInAddress } from '../fields.ts'
import { article, product } from './product.ts'

/** How many a page shows at most; 0: it shows none. */
const most = countInAddress(50)

/** What a home page shows of a shop's goods and articles. */
export type HomeParts = {
  /** The merchant's order. */
  readonly products: readonly Product[]
  /** Reduced ones. */
  readonly promotions: readonly Product[]
  readonly bestSellers: readonly Product[]
  /** Newest first. */
  readonly articles: readonly Article[]
}
const homeParts: z.ZodType<HomeParts> = z.object({
  products: z.array(product),
  promotions: z.array(product),
  bestSellers: z.array(product),
  articles: z.array(article),
})

/** Ours. All that a home page shows, in one question: of each at most so many. */
export const getHome = defineEndpoint({
  name: 'getHome',
  tag: 'Storefront',
  method: 'GET',
  path: '/storefront/v1/home',
  summary: 'Products, promotions, best sellers and articles of a home page',
  query: z.object({ shopId: idInAddress, products: most, promotions: most, bestSellers: most, articles: most }),
  response: homeParts,
  open: false,
})

/** What a product's page shows. */
export type ProductParts = {
  readonly product: Product
  readonly description: SafeHtml | null
  /** Others of its category, the merchant's order; none of a product without one. */
  readonly related: readonly Product[]
}
const productParts: z.ZodType<ProductParts> = z.object({
  product,
  description: z.custom<SafeHtml>((value) => typeof value === 'string').nullable(),
  related: z.array(product),
})

/** Ours. All that the page of a product shows, in one question; null: the shop has no such product. */
export const getProductPage = defineEndpoint({
  name: 'getProductPage',
  tag: 'Storefront',
  method: 'GET',
  path: '/storefront/v1/products/:slug',
  summary: 'A product with its description and others of its category',
  params: z.object({ slug: z.string().min(1).max(FIELD_LIMITS.slug) }),
  query: z.object({ shopId: idInAddress, related: most }),
  response: productParts,
  open: false,
  nullOn: [404],
})
